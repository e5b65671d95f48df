import type { ExhibitionField } from '#exhibition/fields.ts'
import { secureLinkOf } from '#value/secureLink.ts'
import { lineOf, listOf, textOf } from '#value/text.ts'
import type { Cells } from '#verdict.ts'

/** What a source says of the series of an edition; null, or none, where it says nothing. */
export type SeriesFacts = {
  aliases: string[]
  logoUrl: string | null
  isUfiApproved: boolean | null
  /** codes of the dictionaries */
  exhibitionType: string | null
  frequency: string | null
  firstYear: number | null
  introduction: string | null
}

export const noSeriesFacts: SeriesFacts = {
  aliases: [],
  logoUrl: null,
  isUfiApproved: null,
  exhibitionType: null,
  frequency: null,
  firstYear: null,
  introduction: null,
}

const types: [RegExp, string][] = [
  [/综合|general|multi-?sector/i, 'general'],
  [/消费|大众|consumer|public/i, 'consumer'],
  [/专业|贸易|行业|trade|professional|b2b|business/i, 'trade'],
  [/博览|expo/i, 'expo'],
]
const frequencies: [RegExp, string][] = [
  [
    /多届|两届|两次|[二三四]届|半年|春秋|several|twice a|half-?yearly|semi-?annual|biannual|quarterly/i,
    'several_a_year',
  ],
  [/不定|irregular|occasional/i, 'irregular'],
  [/双年|[两二2]年|隔年|biennial|every (?:two|2|second|other)|bi-?yearly/i, 'biennial'],
  [/[三3]年|triennial|every (?:three|3)/i, 'triennial'],
  [/年|annual|yearly|every year/i, 'yearly'],
]

/** What cannot be read is left out with a warning that names the word. */
export function seriesFactsOf(cells: Cells<ExhibitionField>, warnings: string[]): SeriesFacts {
  const logoUrl = secureLinkOf(cells.get('logo'))
  if (logoUrl === null && textOf(cells.get('logo')) !== null)
    warnings.push('logo: not an https link, left out')
  return {
    aliases: listOf(cells.get('aliases')),
    logoUrl,
    isUfiApproved: yesOrNo(cells.get('ufi')),
    exhibitionType: codeOf('exhibitionType', types, cells, warnings),
    frequency: codeOf('frequency', frequencies, cells, warnings),
    firstYear: Number(/(?:1[89]|20)\d\d/.exec(cells.get('firstYear') ?? '')?.[0] ?? 0) || null,
    introduction: textOf(cells.get('seriesIntroduction')),
  }
}

function codeOf(
  field: ExhibitionField,
  words: [RegExp, string][],
  cells: Cells<ExhibitionField>,
  warnings: string[],
): string | null {
  const text = lineOf(cells.get(field))
  if (text === null) return null
  const code = words.find(([pattern]) => pattern.test(text))?.[1] ?? null
  if (code === null) warnings.push(`${field}: ${text.slice(0, 40)} is not understood, left out`)
  return code
}

/** 是, UFI认证, yes → true; 否, no → false. */
function yesOrNo(value: string | undefined): boolean | null {
  const text = textOf(value)?.toLowerCase()
  if (text === undefined) return null
  if (/^(?:否|不是|未|没有|n|no|false|0|×|✗)/.test(text)) return false
  return /^(?:是|有|已|y|yes|true|1|√|✓|✔)|ufi|认证/.test(text) ? true : null
}
