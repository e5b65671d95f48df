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
  /** What it is about itself, as a list, a register or its name tells. */
  about?: readonly string[] | null | undefined
  /** It stood on 特装 or 光地. */
  hasCustomBooth?: boolean | null | undefined
}

/**
 * The yes-or-no filters that tokens answer: the token, and the fact that it says. One more is a line here, its name in
 * the contract, and a migration for the rows that are there (copy 0071).
 */
const flags = {
  hasMobile: { token: '*m', holds: ({ contactTypes }) => contactTypes?.includes('mobile') },
  hasLandline: { token: '*l', holds: ({ contactTypes }) => contactTypes?.includes('landline') },
  hasEmail: { token: '*e', holds: ({ contactTypes }) => contactTypes?.includes('email') },
  hasCustomBooth: { token: '*c', holds: ({ hasCustomBooth }) => hasCustomBooth },
} satisfies Record<string, { token: string; holds: (facts: CompanyFacts) => boolean | null | undefined }>
export type FlagFilters = { [Flag in keyof typeof flags]?: boolean | undefined }

/**
 * Tokens of these: those of the flags; `*0`–`*5` the staff scale, by insured people where they are known; `*i…` a series
 * it exhibited at; `*t…` a topic of one; `*a…` a topic of its own. Migrations 0057 and 0071 make the same for rows from before them.
 */
export function* factTokens(facts: CompanyFacts): Generator<string> {
  for (const { token, holds } of Object.values(flags)) if (holds(facts)) yield token
  const scale = scaleOf(facts)
  if (scale !== undefined) yield scaleToken(scale)
  for (const id of facts.seriesIds ?? []) yield seriesToken(id)
  for (const code of facts.topics ?? []) yield topicToken(code)
  for (const code of facts.about ?? []) yield aboutToken(code)
}

function scaleOf({ insuredCount, staffScale }: CompanyFacts): StaffScale | undefined {
  if (typeof insuredCount !== 'number') return staffScales.find((scale) => scale === staffScale)
  return staffScales[leastInsured.findLastIndex((least) => insuredCount >= least)]
}

/** Of the flags that a search asks for. */
export function flagTokens(asked: FlagFilters): string[] {
  const names = new Set(Object.entries(asked).flatMap(([name, isAsked]) => (isAsked ? name : [])))
  return Object.entries(flags).flatMap(([name, { token }]) => (names.has(name) ? token : []))
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

export function aboutToken(code: string): string {
  return `*a${code}`
}
