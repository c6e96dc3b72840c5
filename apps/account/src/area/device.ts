/** Browser and system of a User-Agent header, as people call them; null where it names none that we know. */
export type Device = { browser: string | null; system: string | null };

/** In this order: each names itself beside those that it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bWhale\//, "Whale"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bKAKAOTALK\b/, "KakaoTalk"],
  [/\bLine\/\d/, "LINE"],
  [/\bFxiOS\/|\bFirefox\//, "Firefox"],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const first = (table: typeof BROWSERS, text: string) => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export const deviceOf = (userAgent: string): Device => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
});
