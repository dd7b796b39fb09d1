// SPDX-License-Identifier: MIT

extension ZoneTable {
  /// The places of the time zone database by region, each line contains the standard offset of its
  /// places in 2026.
  static let places: [(region: String, lines: String)] = [
    (
      "Africa",
      """
      +00:00 Abidjan; Accra; Bamako; Banjul; Bissau; Conakry; Dakar; Freetown; Lome; \
      Monrovia; Nouakchott; Ouagadougou; Sao Tome
      +01:00 Algiers; Bangui; Brazzaville; Casablanca; Ceuta; Douala; El Aaiun; Kinshasa; \
      Lagos; Libreville; Luanda; Malabo; Ndjamena; Niamey; Porto-Novo; Tunis
      +02:00 Blantyre; Bujumbura; Cairo; Gaborone; Harare; Johannesburg; Juba; Khartoum; \
      Kigali; Lubumbashi; Lusaka; Maputo; Maseru; Mbabane; Tripoli; Windhoek
      +03:00 Addis Ababa; Asmara; Dar es Salaam; Djibouti; Kampala; Mogadishu; Nairobi
      """
    ),
    (
      "America",
      """
      -10:00 Adak
      -09:00 Anchorage; Juneau; Metlakatla; Nome; Sitka; Yakutat
      -08:00 Los Angeles; Tijuana; Vancouver
      -07:00 Boise; Cambridge Bay; Ciudad Juarez; Creston; Dawson; Dawson Creek; Denver; \
      Edmonton; Fort Nelson; Hermosillo; Inuvik; Mazatlan; Phoenix; Whitehorse
      -06:00 Bahia Banderas; Belize; Beulah, North Dakota; Center, North Dakota; Chicago; \
      Chihuahua; Costa Rica; El Salvador; Guatemala; Knox, Indiana; Managua; Matamoros; \
      Menominee; Merida; Mexico City; Monterrey; New Salem, North Dakota; Ojinaga; Rankin \
      Inlet; Regina; Resolute; Swift Current; Tegucigalpa; Tell City, Indiana; Winnipeg
      -05:00 Atikokan; Bogota; Cancun; Cayman; Detroit; Eirunepe; Grand Turk; Guayaquil; \
      Havana; Indianapolis, Indiana; Iqaluit; Jamaica; Lima; Louisville, Kentucky; \
      Marengo, Indiana; Monticello, Kentucky; Nassau; New York; Panama; Petersburg, \
      Indiana; Port-au-Prince; Rio Branco; Toronto; Vevay, Indiana; Vincennes, Indiana; \
      Winamac, Indiana
      -04:00 Anguilla; Antigua; Aruba; Barbados; Blanc-Sablon; Boa Vista; Campo Grande; \
      Caracas; Cuiaba; Curacao; Dominica; Glace Bay; Goose Bay; Grenada; Guadeloupe; \
      Guyana; Halifax; Kralendijk; La Paz; Lower Princes; Manaus; Marigot; Martinique; \
      Moncton; Montserrat; Port of Spain; Porto Velho; Puerto Rico; Santiago; Santo \
      Domingo; St Barthelemy; St Kitts; St Lucia; St Thomas; St Vincent; Thule; Tortola
      -03:30 St Johns
      -03:00 Araguaina; Asuncion; Bahia; Belem; Buenos Aires, Argentina; Catamarca, \
      Argentina; Cayenne; Cordoba, Argentina; Coyhaique; Fortaleza; Jujuy, Argentina; La \
      Rioja, Argentina; Maceio; Mendoza, Argentina; Miquelon; Montevideo; Paramaribo; \
      Punta Arenas; Recife; Rio Gallegos, Argentina; Salta, Argentina; San Juan, \
      Argentina; San Luis, Argentina; Santarem; Sao Paulo; Tucuman, Argentina; Ushuaia, \
      Argentina
      -02:00 Noronha; Nuuk; Scoresbysund
      +00:00 Danmarkshavn
      """
    ),
    (
      "Antarctica",
      """
      -03:00 Palmer; Rothera
      +00:00 Troll
      +03:00 Syowa
      +05:00 Mawson; Vostok
      +07:00 Davis
      +08:00 Casey
      +10:00 DumontDUrville; Macquarie
      +12:00 McMurdo
      """
    ),
    (
      "Arctic",
      """
      +01:00 Longyearbyen
      """
    ),
    (
      "Asia",
      """
      +02:00 Beirut; Famagusta; Gaza; Hebron; Jerusalem; Nicosia
      +03:00 Aden; Amman; Baghdad; Bahrain; Damascus; Kuwait; Qatar; Riyadh
      +03:30 Tehran
      +04:00 Baku; Dubai; Muscat; Tbilisi; Yerevan
      +04:30 Kabul
      +05:00 Almaty; Aqtau; Aqtobe; Ashgabat; Atyrau; Dushanbe; Karachi; Oral; Qostanay; \
      Qyzylorda; Samarkand; Tashkent; Yekaterinburg
      +05:30 Colombo; Kolkata
      +05:45 Kathmandu
      +06:00 Bishkek; Dhaka; Omsk; Thimphu; Urumqi
      +06:30 Yangon
      +07:00 Bangkok; Barnaul; Ho Chi Minh; Hovd; Jakarta; Krasnoyarsk; Novokuznetsk; \
      Novosibirsk; Phnom Penh; Pontianak; Tomsk; Vientiane
      +08:00 Brunei; Hong Kong; Irkutsk; Kuala Lumpur; Kuching; Macau; Makassar; Manila; \
      Shanghai; Singapore; Taipei; Ulaanbaatar
      +09:00 Chita; Dili; Jayapura; Khandyga; Pyongyang; Seoul; Tokyo; Yakutsk
      +10:00 Ust-Nera; Vladivostok
      +11:00 Magadan; Sakhalin; Srednekolymsk
      +12:00 Anadyr; Kamchatka
      """
    ),
    (
      "Atlantic",
      """
      -04:00 Bermuda
      -03:00 Stanley
      -02:00 South Georgia
      -01:00 Azores; Cape Verde
      +00:00 Canary; Faroe; Madeira; Reykjavik; St Helena
      """
    ),
    (
      "Australia",
      """
      +08:00 Perth
      +08:45 Eucla
      +09:30 Adelaide; Broken Hill; Darwin
      +10:00 Brisbane; Hobart; Lindeman; Melbourne; Sydney
      +10:30 Lord Howe
      """
    ),
    (
      "Europe",
      """
      +00:00 Dublin; Guernsey; Isle of Man; Jersey; Lisbon; London
      +01:00 Amsterdam; Andorra; Belgrade; Berlin; Bratislava; Brussels; Budapest; \
      Busingen; Copenhagen; Gibraltar; Ljubljana; Luxembourg; Madrid; Malta; Monaco; Oslo; \
      Paris; Podgorica; Prague; Rome; San Marino; Sarajevo; Skopje; Stockholm; Tirane; \
      Vaduz; Vatican; Vienna; Warsaw; Zagreb; Zurich
      +02:00 Athens; Bucharest; Chisinau; Helsinki; Kaliningrad; Kyiv; Mariehamn; Riga; \
      Sofia; Tallinn; Vilnius
      +03:00 Istanbul; Kirov; Minsk; Moscow; Simferopol; Volgograd
      +04:00 Astrakhan; Samara; Saratov; Ulyanovsk
      """
    ),
    (
      "Indian",
      """
      +03:00 Antananarivo; Comoro; Mayotte
      +04:00 Mahe; Mauritius; Reunion
      +05:00 Kerguelen; Maldives
      +06:00 Chagos
      +06:30 Cocos
      +07:00 Christmas
      """
    ),
    (
      "Pacific",
      """
      -11:00 Midway; Niue; Pago Pago
      -10:00 Honolulu; Rarotonga; Tahiti
      -09:30 Marquesas
      -09:00 Gambier
      -08:00 Pitcairn
      -06:00 Easter; Galapagos
      +09:00 Palau
      +10:00 Chuuk; Guam; Port Moresby; Saipan
      +11:00 Bougainville; Efate; Guadalcanal; Kosrae; Norfolk; Noumea; Pohnpei
      +12:00 Auckland; Fiji; Funafuti; Kwajalein; Majuro; Nauru; Tarawa; Wake; Wallis
      +12:45 Chatham
      +13:00 Apia; Fakaofo; Kanton; Tongatapu
      +14:00 Kiritimati
      """
    ),
  ]
}
