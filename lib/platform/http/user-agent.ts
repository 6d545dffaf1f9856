type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order: most browsers also name the ones that they descend from. */
const BROWSERS: Names = [
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+.*\bSafari\//],
];

const SYSTEMS: Names = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac ?OS ?X?\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

/** Longer headers are written by nobody's browser. */
const LONGEST = 1_000;

/**
 * Browser and system of a User-Agent header, by their names only: a person recognises these, and they identify nobody.
 * Null for what is not in the tables; the header itself is stored nowhere.
 */
export function browserOf(request: Request): { browser: string | null; system: string | null } {
  const header = (request.headers.get('user-agent') ?? '').slice(0, LONGEST);
  const nameIn = (names: Names) => names.find(([, pattern]) => pattern.test(header))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
