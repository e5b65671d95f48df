/** Ways to reach a company that lists are narrowed by. */
export const reachTypes = ['mobile', 'landline', 'email'] as const
/** Sizes by insured people, as the dictionary staff_scale has them. */
export const staffScales = [
  'under_50',
  '50_to_99',
  '100_to_499',
  '500_to_999',
  '1000_to_4999',
  'over_5000',
] as const
export type StaffScale = (typeof staffScales)[number]

const leastInsured = [0, 50, 100, 500, 1000, 5000]

/** What lists are narrowed by beside place, industry and status. */
export type CompanyFacts = {
  contactTypes?: readonly string[] | undefined
  insuredCount?: number | null | undefined
  staffScale?: string | null | undefined
  seriesIds?: readonly string[] | null | undefined
  topics?: readonly string[] | null | undefined
  /** It stood on 特装 or 光地. */
  hasCustomBooth?: boolean | null | undefined
}

/**
 * Tokens of these: `*m`, `*l`, `*e` a contact of the kind; `*0`–`*5` the staff scale, by insured people where they are
 * known; `*c` a custom-built booth; `*i…` a series it exhibited at; `*t…` a topic of one. Migrations 0057 and 0071 make the
 * same for rows from before them.
 */
export function* factTokens(facts: CompanyFacts): Generator<string> {
  for (const type of reachTypes) if (facts.contactTypes?.includes(type)) yield reachToken(type)
  const scale = scaleOf(facts)
  if (scale !== undefined) yield scaleToken(scale)
  if (facts.hasCustomBooth) yield customBoothToken
  for (const id of facts.seriesIds ?? []) yield seriesToken(id)
  for (const code of facts.topics ?? []) yield topicToken(code)
}

function scaleOf({ insuredCount, staffScale }: CompanyFacts): StaffScale | undefined {
  if (typeof insuredCount !== 'number') return staffScales.find((scale) => scale === staffScale)
  return staffScales[leastInsured.findLastIndex((least) => insuredCount >= least)]
}

export const customBoothToken = '*c'

export function reachToken(type: (typeof reachTypes)[number]): string {
  return `*${type.charAt(0)}`
}

export function scaleToken(scale: StaffScale): string {
  return `*${staffScales.indexOf(scale)}`
}

export function seriesToken(id: string): string {
  return `*i${id.replaceAll('-', '')}`
}

export function topicToken(code: string): string {
  return `*t${code}`
}
