import { lineOf } from '#value/text.ts'

/** Words of registers abroad, as the Chinese one says the same; what it has no word for stays as printed. */
const words: [RegExp, string][] = [
  [
    /^(?:inactive|dissolved|deregistered|cancelled|canceled|closed|ceased|removed|expired|terminated|deleted|extinct|converted[ -]?closed|merged|radi[ée]e?|disuelta|gel[öo]scht)$/i,
    '注销',
  ],
  [/^(?:revoked|struck[ -]?off|forfeited|disqualified)$/i, '吊销'],
  [
    /^(?:(?:in[ -])?liquidation|(?:in[ -])?administration|insolven(?:t|cy)(?:[ -]proceedings)?|receivership|bankrupt(?:cy)?|winding[ -]up|voluntary[ -]arrangement)$/i,
    '清算',
  ],
  [/^(?:suspended|dormant|not[ -]trading|out of business)$/i, '停业'],
  [
    /^(?:active|live|registered|in[ -]existence|existing|good[ -]standing|in good standing|in business|operating|open|normal|current|actif|active company|activa|activo)$/i,
    '存续',
  ],
]

/** The status of a registration as the register prints it; a foreign word in that of the Chinese one. */
export function statusWordOf(value: string | undefined): string | null {
  const text = lineOf(value)
  if (text === null || /[\u4e00-\u9fff]/.test(text)) return text
  const plain = text.replaceAll('_', ' ')
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? text
}
