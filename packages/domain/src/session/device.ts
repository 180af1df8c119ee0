const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

const named = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([mark]) => mark.test(text))?.[1];

/** 'Firefox on Windows' of what a browser calls itself; only to be recognised, never to be relied on. */
export function deviceOf(userAgent: string | null): string {
  const browser = named(browsers, userAgent ?? '');
  const system = named(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
