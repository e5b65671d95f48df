/**
 * Where a number may ring, by its country code; of a wide country its first and its last zone, so that it is a decent
 * hour in both. A number that names no country is one of the company's.
 */
const zones: readonly [prefix: string, country: string, ...zones: string[]][] = [
  ['86', 'CN', 'Asia/Shanghai'],
  ['852', 'HK', 'Asia/Hong_Kong'],
  ['853', 'MO', 'Asia/Macau'],
  ['886', 'TW', 'Asia/Taipei'],
  ['81', 'JP', 'Asia/Tokyo'],
  ['82', 'KR', 'Asia/Seoul'],
  ['65', 'SG', 'Asia/Singapore'],
  ['60', 'MY', 'Asia/Kuala_Lumpur'],
  ['66', 'TH', 'Asia/Bangkok'],
  ['84', 'VN', 'Asia/Ho_Chi_Minh'],
  ['62', 'ID', 'Asia/Jakarta', 'Asia/Jayapura'],
  ['63', 'PH', 'Asia/Manila'],
  ['91', 'IN', 'Asia/Kolkata'],
  ['971', 'AE', 'Asia/Dubai'],
  ['966', 'SA', 'Asia/Riyadh'],
  ['972', 'IL', 'Asia/Jerusalem'],
  ['90', 'TR', 'Europe/Istanbul'],
  ['44', 'GB', 'Europe/London'],
  ['353', 'IE', 'Europe/Dublin'],
  ['351', 'PT', 'Europe/Lisbon'],
  ['49', 'DE', 'Europe/Berlin'],
  ['33', 'FR', 'Europe/Paris'],
  ['39', 'IT', 'Europe/Rome'],
  ['34', 'ES', 'Europe/Madrid'],
  ['31', 'NL', 'Europe/Amsterdam'],
  ['32', 'BE', 'Europe/Brussels'],
  ['41', 'CH', 'Europe/Zurich'],
  ['43', 'AT', 'Europe/Vienna'],
  ['45', 'DK', 'Europe/Copenhagen'],
  ['46', 'SE', 'Europe/Stockholm'],
  ['47', 'NO', 'Europe/Oslo'],
  ['358', 'FI', 'Europe/Helsinki'],
  ['48', 'PL', 'Europe/Warsaw'],
  ['420', 'CZ', 'Europe/Prague'],
  ['36', 'HU', 'Europe/Budapest'],
  ['30', 'GR', 'Europe/Athens'],
  ['7', 'RU', 'Europe/Moscow', 'Asia/Vladivostok'],
  ['20', 'EG', 'Africa/Cairo'],
  ['27', 'ZA', 'Africa/Johannesburg'],
  ['61', 'AU', 'Australia/Perth', 'Australia/Sydney'],
  ['64', 'NZ', 'Pacific/Auckland'],
  ['55', 'BR', 'America/Manaus', 'America/Sao_Paulo'],
  ['52', 'MX', 'America/Tijuana', 'America/Mexico_City'],
  ['1', 'US', 'America/New_York', 'America/Los_Angeles'],
  ['1', 'CA', 'America/Toronto', 'America/Vancouver'],
]

function zonesOf(number: string, country: string): string[] {
  const dialled = /^(?:\+|00)\s*(\d+)/.exec(number.replace(/[\s()-]/g, ''))?.[1]
  const found = dialled
    ? zones.filter(([prefix]) => dialled.startsWith(prefix)).toSorted(([a], [b]) => b.length - a.length)[0]
    : zones.find(([, code]) => code === country)
  const [, , ...known] = found ?? []
  return known.length > 0 ? known : ['Asia/Shanghai']
}

/** HH:MM in each zone where the number may ring; a country that is not known here keeps our own time. */
export function calleeTimes(number: string, country: string, now: Date): string[] {
  return zonesOf(number, country).map((timeZone) =>
    now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
  )
}

/** Each of these hours lies from the first on and before the second. */
export function isDecent(times: readonly string[], fromHour: number, toHour: number): boolean {
  return times.every((time) => {
    const hour = Number(time.slice(0, 2))
    return hour >= fromHour && hour < toHour
  })
}
