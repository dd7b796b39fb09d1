print("selection")
