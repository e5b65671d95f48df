import { textOf } from '#value/text.ts'

const beginnings = [
  // 3号馆A12, E5馆 E5D21, Hall 3 A12
  /^([A-Z\d.]{1,4}号?[馆厅])/i,
  /^(hall\s*[A-Z]?\d{0,2}(?:\.\d)?)(?=[\s\-–/])/i,
  // 8.1H A01, 8.1A01
  /^(\d{1,2}\.\dH)(?=[\s\-–]*[A-Z]\d)/i,
  /^(\d{1,2}\.\d)(?=H?[A-Z]?\d{2})/i,
  // N1A01, as the halls in the four directions of a square number theirs
  /^([NEWS]\d{1,2})(?=[A-Z]\d{2})/,
  // H1-C107
  /^([A-Z]{0,2}\d{1,2}(?:\.\d)?[A-Z]?)[-–]/i,
]

/** The pavilion that the number of a booth begins with. */
export function pavilionIn(booth: string): string | null {
  // A01-A08 is a row of booths.
  if (/^([A-Z]+)\d+\s*[-–~]\s*\1\d+$/i.test(booth)) return null
  for (const beginning of beginnings) {
    const pavilion = beginning.exec(booth.normalize('NFKC'))?.[1]
    if (pavilion !== undefined) return pavilion.trim()
  }
  return null
}

const types: [RegExp, string][] = [
  [
    /特装|特展|特搭|特殊装修|变异|非标|自搭|定制|custom|special(?:ly)?[\s-]*(?:built|design)|bespoke|self[\s-]*built/i,
    'custom',
  ],
  [/光地|空地|净地|裸地|\braw\b|space[\s-]*only|floor[\s-]*space|bare/i, 'raw'],
  [
    /标准|标展|标摊|标位|普标|豪标|精标|\bshell\b|shell[\s-]*scheme|standard|package|\bbooth\b|modular/i,
    'standard',
  ],
  [/联合|展团|国家馆|省团|joint|pavilion|group|shared/i, 'joint'],
]
const unsaid = /^(?:其他|其它|不限|待定|other|unknown|tbd|tba)$/i

/** What a list's word for a booth means; null: a word that is not understood. */
export function boothTypeOf(value: string | undefined): string | null {
  const text = textOf(value)
  if (text === null || unsaid.test(text)) return 'unknown'
  return types.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
