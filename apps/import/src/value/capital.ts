import { textOf } from '#value/text.ts'

export type Capital = { amount: number | null; currency: string | null; text: string | null }

const currencies: [RegExp, string][] = [
  [/人民币|RMB|CNY|¥|￥/i, 'CNY'],
  [/港[币元]|HKD|HK\$/i, 'HKD'],
  [/新?台币|TWD|NT\$/i, 'TWD'],
  [/澳门[币元]|MOP/i, 'MOP'],
  [/加拿大元|加元|CAD|C\$/i, 'CAD'],
  [/澳大利亚元|澳元|AUD|A\$/i, 'AUD'],
  [/新加坡元|新加坡币|SGD|(?<!U)S\$/i, 'SGD'],
  [/美元|美金|USD|\$/i, 'USD'],
  [/欧元|EUR|€/i, 'EUR'],
  [/日元|日圆|JPY/i, 'JPY'],
  [/英镑|GBP|£/i, 'GBP'],
  [/韩[元圆]|KRW/i, 'KRW'],
  [/瑞士法郎|CHF/i, 'CHF'],
]
const scales: [string, number][] = [
  ['亿', 1e8],
  ['千万', 1e7],
  ['百万', 1e6],
  ['万', 1e4],
  ['千', 1e3],
  ['billion', 1e9],
  ['million', 1e6],
]

/**
 * What the registry prints of a capital: `500万元人民币`, `1000万美元`, `5,000.00万`, `人民币伍佰万元` (text only).
 * A bare number counts in `unit` (元 unless the header says 万元). No currency named: CNY.
 */
export function capitalOf(value: string | undefined, unit = 1): Capital {
  const text = textOf(value)
  if (text === null) return { amount: null, currency: null, text: null }
  const plain = text.normalize('NFKC').replace(/[,\s()]/g, '')
  const [, digits, behind = ''] = /(\d{1,15}(?:\.\d+)?)(.*)$/.exec(plain) ?? []
  if (digits === undefined) return { amount: null, currency: null, text }
  const currency = currencies.find(([pattern]) => pattern.test(plain))?.[1] ?? 'CNY'
  const scale = scales.find(([word]) => behind.toLowerCase().startsWith(word))?.[1]
  const isBare = /^\d+(?:\.\d+)?$/.test(plain)
  const amount = Math.round(Number(digits) * (scale ?? (isBare ? unit : 1)) * 100) / 100
  // The column holds 18 digits before the point; JavaScript counts exactly to 15.
  if (amount >= 1e15) return { amount: null, currency: null, text }
  return { amount, currency, text }
}
