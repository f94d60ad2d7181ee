/**
 * Windows time zone names, as used by Outlook and Exchange, with one IANA zone for each (Unicode
 * CLDR, windowsZones, territory 001). Without the suffix "Standard Time".
 */
const NAMES = `
Afghanistan=Asia/Kabul|Alaskan=America/Anchorage|Aleutian=America/Adak|Altai=Asia/Barnaul
Arab=Asia/Riyadh|Arabian=Asia/Dubai|Arabic=Asia/Baghdad|Argentina=America/Buenos_Aires
Astrakhan=Europe/Astrakhan|Atlantic=America/Halifax|AUS Central=Australia/Darwin
Aus Central W.=Australia/Eucla|AUS Eastern=Australia/Sydney|Azerbaijan=Asia/Baku
Azores=Atlantic/Azores|Bahia=America/Bahia|Bangladesh=Asia/Dhaka|Belarus=Europe/Minsk
Bougainville=Pacific/Bougainville|Canada Central=America/Regina|Cape Verde=Atlantic/Cape_Verde
Caucasus=Asia/Yerevan|Cen. Australia=Australia/Adelaide|Central America=America/Guatemala
Central Asia=Asia/Almaty|Central Brazilian=America/Cuiaba|Central Europe=Europe/Budapest
Central European=Europe/Warsaw|Central Pacific=Pacific/Guadalcanal|Central=America/Chicago
Central Standard Time (Mexico)=America/Mexico_City|Chatham Islands=Pacific/Chatham
China=Asia/Shanghai|Cuba=America/Havana|Dateline=Etc/GMT+12|E. Africa=Africa/Nairobi
E. Australia=Australia/Brisbane|E. Europe=Europe/Chisinau|E. South America=America/Sao_Paulo
Easter Island=Pacific/Easter|Eastern=America/New_York
Eastern Standard Time (Mexico)=America/Cancun|Egypt=Africa/Cairo|Ekaterinburg=Asia/Yekaterinburg
Fiji=Pacific/Fiji|FLE=Europe/Kiev|Georgian=Asia/Tbilisi|GMT=Europe/London
Greenland=America/Godthab|Greenwich=Atlantic/Reykjavik|GTB=Europe/Bucharest
Haiti=America/Port-au-Prince|Hawaiian=Pacific/Honolulu|India=Asia/Kolkata|Iran=Asia/Tehran
Israel=Asia/Jerusalem|Jordan=Asia/Amman|Kaliningrad=Europe/Kaliningrad|Korea=Asia/Seoul
Libya=Africa/Tripoli|Line Islands=Pacific/Kiritimati|Lord Howe=Australia/Lord_Howe
Magadan=Asia/Magadan|Magallanes=America/Punta_Arenas|Marquesas=Pacific/Marquesas
Mauritius=Indian/Mauritius|Middle East=Asia/Beirut|Montevideo=America/Montevideo
Morocco=Africa/Casablanca|Mountain=America/Denver
Mountain Standard Time (Mexico)=America/Mazatlan|Myanmar=Asia/Rangoon
N. Central Asia=Asia/Novosibirsk|Namibia=Africa/Windhoek|Nepal=Asia/Kathmandu
New Zealand=Pacific/Auckland|Newfoundland=America/St_Johns|Norfolk=Pacific/Norfolk
North Asia East=Asia/Irkutsk|North Asia=Asia/Krasnoyarsk|North Korea=Asia/Pyongyang
Omsk=Asia/Omsk|Pacific SA=America/Santiago|Pacific=America/Los_Angeles
Pacific Standard Time (Mexico)=America/Tijuana|Pakistan=Asia/Karachi|Paraguay=America/Asuncion
Qyzylorda=Asia/Qyzylorda|Romance=Europe/Paris|Russia Time Zone 10=Asia/Srednekolymsk
Russia Time Zone 11=Asia/Kamchatka|Russia Time Zone 3=Europe/Samara|Russian=Europe/Moscow
SA Eastern=America/Cayenne|SA Pacific=America/Bogota|SA Western=America/La_Paz
Saint Pierre=America/Miquelon|Sakhalin=Asia/Sakhalin|Samoa=Pacific/Apia|Sao Tome=Africa/Sao_Tome
Saratov=Europe/Saratov|SE Asia=Asia/Bangkok|Singapore=Asia/Singapore
South Africa=Africa/Johannesburg|South Sudan=Africa/Juba|Sri Lanka=Asia/Colombo
Sudan=Africa/Khartoum|Syria=Asia/Damascus|Taipei=Asia/Taipei|Tasmania=Australia/Hobart
Tocantins=America/Araguaina|Tokyo=Asia/Tokyo|Tomsk=Asia/Tomsk|Tonga=Pacific/Tongatapu
Transbaikal=Asia/Chita|Turkey=Europe/Istanbul|Turks And Caicos=America/Grand_Turk
Ulaanbaatar=Asia/Ulaanbaatar|US Eastern=America/Indianapolis|US Mountain=America/Phoenix
UTC-11=Etc/GMT+11|UTC-09=Etc/GMT+9|UTC-08=Etc/GMT+8|UTC-02=Etc/GMT+2|UTC+12=Etc/GMT-12
UTC+13=Etc/GMT-13|Venezuela=America/Caracas|Vladivostok=Asia/Vladivostok
Volgograd=Europe/Volgograd|W. Australia=Australia/Perth|W. Central Africa=Africa/Lagos
W. Europe=Europe/Berlin|W. Mongolia=Asia/Hovd|West Asia=Asia/Tashkent|West Bank=Asia/Hebron
West Pacific=Pacific/Port_Moresby|Yakutsk=Asia/Yakutsk|Yukon=America/Whitehorse`;

let zones: ReadonlyMap<string, string> | undefined;

/** The IANA zone behind a Windows name such as `Turkey Standard Time`; null for any other text. */
export function zoneOfWindowsName(name: string): string | null {
  zones ??= new Map(
    NAMES.trim()
      .split(/[|\n]/)
      .map((pair) => {
        const [windows = '', zone = ''] = pair.toLowerCase().split('=');
        return [/^utc|time/.test(windows) ? windows : `${windows} standard time`, zone];
      }),
  );
  return zones.get(name.toLowerCase().replace(/ (daylight|summer) time/, ' standard time')) ?? null;
}
