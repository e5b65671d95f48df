const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:OpenHarmony|HarmonyOS)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bDingTalk\//, 'DingTalk'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC'],
  [/\bQuark\//, 'Quark'],
  [/\bMQQBrowser\//, 'QQ'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** What a person would call the device of a User-Agent: `iPhone · WeChat`; empty when it does not say. */
export function deviceName(userAgent: string): string {
  return [systems, browsers]
    .map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '')
    .filter((name) => name !== '')
    .join(' · ')
}
