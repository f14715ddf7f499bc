export type Device = { readonly browser: string; readonly system: string };

/** Who says so first is it: nearly all of them also say that they are Safari, and many that they are Chrome. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOPX\//u, 'Opera'],
  [/\bVivaldi\//u, 'Vivaldi'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bDuckDuckGo\/|\bDdg\//u, 'DuckDuckGo'],
  [/Chrome\/|\bChromium\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/u, 'macOS'],
  [/\bLinux\b|\bX11\b/u, 'Linux'],
];

const firstOf = (names: typeof browsers, said: string): string => names.find(([pattern]) => pattern.test(said))?.[1] ?? '';

/** Browser and system by the names that people know, the same in every language; empty where a header does not tell. */
export const readDevice = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
