import type { ExhibitionFilters } from '#exhibition/calls.ts'
import type { SearchCondition } from '#search/calls.ts'

/** What a sentence of conditions and words (12月 上海 机器人) asks of exhibitions and of companies. */
export type Sentence = {
  /** Places and topics stay words: who has the word is meant as well as who has the code. */
  keyword: string
  exhibitions: ExhibitionFilters
  companies: { regionCodes?: string[]; hasCustomBooth?: true }
  /** A condition that only exhibitions, or only companies, can meet. */
  onlyExhibitions: boolean
}

/** Null where the words mean no more than they are. */
export function readSentence(conditions: readonly SearchCondition[], rest: string): Sentence | null {
  const [first] = conditions
  if (first === undefined || (conditions.length === 1 && rest === '' && isWord(first))) return null
  const words = conditions.filter(isWord).map(({ text }) => text)
  const codes = (kind: 'region' | 'topic') =>
    conditions.flatMap((one) => (one.kind === kind && !isWord(one) ? [one.code] : []))
  const has = (kind: SearchCondition['kind']) => conditions.some((one) => one.kind === kind)
  const time = conditions.find((one) => one.kind === 'time')
  const [regionCodes, industryCodes] = [codes('region'), codes('topic')]
  return {
    keyword: [...words, rest].filter(Boolean).join(' '),
    exhibitions: {
      ...(time && { from: time.from, to: time.to }),
      ...(regionCodes.length > 0 && { regionCodes }),
      ...(industryCodes.length > 0 && { industryCodes }),
      ...(has('international') && { isInternational: true }),
      ...(has('exhibitorList') && { hasExhibitorList: true }),
    },
    companies: {
      ...(regionCodes.length > 0 && { regionCodes }),
      ...(has('customBooth') && { hasCustomBooth: true }),
    },
    onlyExhibitions: has('time') || has('international') || has('exhibitorList'),
  }
}

/** A place or a topic that its own Chinese word finds; other languages are known by their code alone. */
export function isWord(condition: SearchCondition): boolean {
  const isNamed = condition.kind === 'region' || condition.kind === 'topic'
  return isNamed && /\p{Script=Han}/u.test(condition.text)
}
