import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import type { ExhibitionFilters } from '@zhzz/contract/exhibition/calls.ts'
import type { SearchCondition } from '@zhzz/contract/search/calls.ts'
import { isWord } from '@zhzz/contract/search/sentence.ts'
import { type Href, to } from '#nav/to.ts'

interface Question<Filters> {
  input: { keyword: string; filters: Filters }
  /** The list with these filters. */
  href: Href
  /** At least one condition narrows it. */
  isNarrow: boolean
  /** A condition says nothing of it. */
  leaves: boolean
}

function codes(conditions: readonly SearchCondition[], kind: 'region' | 'topic'): string[] {
  return conditions.flatMap((condition) => (condition.kind === kind ? [condition.code] : []))
}

function has(conditions: readonly SearchCondition[], kind: SearchCondition['kind']): boolean {
  return conditions.some((condition) => condition.kind === kind)
}

/** Conditions as filters of 找展会; a topic stays a word, which finds those that name it as well as those of its code. */
export function exhibitionQuestion(
  conditions: readonly SearchCondition[],
  rest: string,
): Question<ExhibitionFilters> {
  const topics = conditions.filter(({ kind }) => kind === 'topic')
  const words = topics.filter(isWord).map(({ text }) => text)
  const keyword = [...words, rest].filter(Boolean).join(' ')
  const time = conditions.find((condition) => condition.kind === 'time')
  const regionCodes = codes(conditions, 'region')
  const industryCodes = codes(
    topics.filter((topic) => !isWord(topic)),
    'topic',
  )
  const [isInternational, hasList] = [has(conditions, 'international'), has(conditions, 'exhibitorList')]
  return {
    input: {
      keyword,
      filters: {
        ...(time && { from: time.from, to: time.to }),
        ...(regionCodes.length > 0 && { regionCodes }),
        ...(industryCodes.length > 0 && { industryCodes }),
        ...(isInternational && { isInternational }),
        ...(hasList && { hasExhibitorList: true }),
      },
    },
    href: to('/pages/exhibition/list/list', {
      keyword: keyword || undefined,
      from: time?.from,
      to: time?.to,
      when: time ? undefined : 'any',
      regionCode: regionCodes.join(',') || undefined,
      industryCode: industryCodes.join(',') || undefined,
      international: isInternational ? '1' : undefined,
      listed: hasList ? '1' : undefined,
      sort: topics.length === 1 ? 'topicExhibitors' : undefined,
    }),
    isNarrow: conditions.some(({ kind }) => kind !== 'customBooth'),
    leaves: has(conditions, 'customBooth'),
  }
}

/** Conditions as filters of 找企业. */
export function companyQuestion(
  conditions: readonly SearchCondition[],
  keyword: string,
): Question<CompanyFilters> {
  const [regionCodes, topics] = [codes(conditions, 'region'), codes(conditions, 'topic')]
  const hasCustomBooth = has(conditions, 'customBooth')
  return {
    input: {
      keyword,
      filters: {
        ...(regionCodes.length > 0 && { regionCodes }),
        ...(topics.length > 0 && { topicCodes: topics }),
        ...(hasCustomBooth && { hasCustomBooth }),
      },
    },
    href: to('/pages/enterprise/list/list', {
      keyword: keyword || undefined,
      regionCode: regionCodes.join(',') || undefined,
      about: topics.join(',') || undefined,
      booth: hasCustomBooth ? 'custom' : undefined,
    }),
    isNarrow: regionCodes.length + topics.length > 0 || hasCustomBooth,
    leaves: ['time', 'international', 'exhibitorList'].some((kind) =>
      conditions.some((condition) => condition.kind === kind),
    ),
  }
}
