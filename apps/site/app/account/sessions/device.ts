interface NamedDevice {
  browser: string
  system: string
}

/** The first that fits: most browsers also name those that they descend from. */
const browsers: [string, RegExp][] = [
  ['Yandex', /YaBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/** Browser and system of a `user-agent`, as far as it says so; null for a program that is no browser. */
export function readDevice(userAgent: string | null): NamedDevice | null {
  const nameIn = (names: [string, RegExp][]) =>
    names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  return browser && system ? { browser, system } : null
}
