const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung İnternet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** A browser in words: "Chrome · Windows". A guess from its user agent. */
export function deviceOf(userAgent: string | null): string {
  if (userAgent === null) return 'Bilinmeyen cihaz';
  const nameIn = (known: [RegExp, string][]) => known.find(([mark]) => mark.test(userAgent))?.[1];
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : 'Bilinmeyen cihaz';
}
