import type { Device } from '../../contract/sessions.ts';

type Rule = readonly [name: string, pattern: RegExp];

// The first that fits: most browsers also claim to be those below them.
const browsers: Rule[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\b/],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: Rule[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac ?OS ?X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];
const tablet = /\biPad\b|\bTablet\b|\bSilk\/|\bAndroid\b(?!.*\bMobile\b)/;
const phone = /\biPhone\b|\biPod\b|\bMobile\b|\bAndroid\b/;

/** What a person recognises of a user agent; versions change too often to be one of them. */
export function deviceOf(userAgent: string) {
  const text = userAgent.slice(0, 500);
  const device: Device = tablet.test(text) ? 'Nettbrett' : phone.test(text) ? 'Mobil' : 'Desktop';
  return { browser: firstOf(browsers, text), os: firstOf(systems, text), device };
}

const firstOf = (rules: Rule[], text: string) => rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Ukjent';
