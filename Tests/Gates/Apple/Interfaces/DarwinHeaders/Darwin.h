// SPDX-License-Identifier: MIT
// What Sources use of Apple's C library, with the names and types that its headers give them. All of it is older than
// Swift.
typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef unsigned short mode_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;

struct timespec {
  long tv_sec;
  long tv_nsec;
};

struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  unsigned long long st_ino;
  uid_t st_uid;
  gid_t st_gid;
  int st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};

struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct {
  int descriptor;
} DIR;

DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);
int lstat(const char *path, struct stat *buffer);
long time(long *seconds);
size_t strlen(const char *text);
int stat(const char *path, struct stat *buffer);
int fstat(int file, struct stat *buffer);
ssize_t readlink(const char *path, char *buffer, size_t size);
ssize_t read(int file, void *buffer, size_t size);
ssize_t write(int file, const void *buffer, size_t size);
int close(int file);
int fsync(int file);
int unlink(const char *path);
int rename(const char *old, const char *new);
int access(const char *path, int mode);
int flock(int file, int operation);
int fchown(int file, uid_t owner, gid_t group);
int fchmod(int file, mode_t mode);
char *strerror(int number);
int usleep(unsigned int microseconds);

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EFBIG 27
#define ELOOP 62
#define EINVAL 22
#define EWOULDBLOCK 35
#define ETIMEDOUT 60
