import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import { type Name, readNames } from '@zhzz/search/document/names.ts'
import { anySection } from '@zhzz/search/document/placed.ts'
import { filterConditions } from '@zhzz/search/query/filterTokens.ts'
import type { Offer } from '@zhzz/search/query/snippet.ts'
import type { Stages } from '@zhzz/search/query/stage.ts'
import type { Pool } from 'pg'
import { arrayOf, askedOf, regionsAsked } from '#company/find/askedOf.ts'
import { hitStatement, readOffer } from '#company/find/hitStatement.ts'
import { numbersOf } from '#company/find/numberFilters.ts'
import { lastStages, type OrderedStage, type StageName, textStages } from '#company/find/stageNames.ts'

export type HitRow = {
  id: string
  stage: StageName
  tier: number
  prominence: number
  names: Name[]
  /** What it offers and says of itself, where that was read with the row; it explains what no name does. */
  offer?: Offer
}
export type HitRows = { rows: HitRow[]; total: number }

/** Behind which row of which stage a list goes on. */
export type Resume = { stage: OrderedStage; tier: number; prominence: number; id: string }

export const countTo = 1000
/** Rows of a stage that are ranked among each other by how well their names fit. */
export const poolSize = 40
const few = 20
/** What no name explains. */
const explained = ['offer', ...textStages] as const
const beforeContains = ['whole', 'marked', 'exact', 'prefix', 'abbreviated'] as const
const never = -1
const always = 2 ** 30

type Step = { stage: StageName; want: number; above: number; below: number; counted: boolean }

const firstSteps: Step[] = [
  { stage: 'contains', want: poolSize, above: never, below: always, counted: true },
  { stage: 'elsewhere', want: poolSize, above: never, below: 1, counted: true },
  { stage: 'whole', want: poolSize / 4, above: poolSize, below: always, counted: false },
  { stage: 'marked', want: poolSize / 2, above: poolSize, below: always, counted: false },
  { stage: 'exact', want: poolSize / 2, above: 0, below: always, counted: false },
  { stage: 'prefix', want: poolSize / 2, above: poolSize, below: always, counted: false },
  { stage: 'abbreviated', want: poolSize / 2, above: never, below: always, counted: false },
  { stage: 'offer', want: poolSize, above: never, below: countTo + 1, counted: true },
  { stage: 'pieces', want: poolSize, above: never, below: few, counted: true },
  { stage: 'loose', want: poolSize, above: never, below: few, counted: true },
  { stage: 'scattered', want: poolSize, above: never, below: few, counted: true },
  { stage: 'text', want: poolSize, above: never, below: countTo + 1, counted: true },
  { stage: 'otherText', want: poolSize, above: never, below: few, counted: true },
  { stage: 'about', want: poolSize, above: never, below: countTo + 1, counted: true },
  { stage: 'sounded', want: poolSize, above: never, below: 3, counted: false },
  { stage: 'similar', want: few, above: never, below: 3, counted: false },
]

/** With 股份 or 集团 in the query few companies hold its characters; they are worth a look among many others. */
const markedSteps = firstSteps.map((step) =>
  step.stage === 'loose' || step.stage === 'scattered' ? { ...step, below: 10 * few } : step,
)

/** Most rows that `firstHits` gives of a stage. */
export const wantOf = new Map<StageName, number>(firstSteps.map(({ stage, want }) => [stage, want]))

const suggestSteps: Step[] = [
  { stage: 'contains', want: few, above: never, below: always, counted: true },
  { stage: 'elsewhere', want: few, above: never, below: 1, counted: true },
  { stage: 'whole', want: few / 2, above: few, below: always, counted: false },
  { stage: 'exact', want: few / 2, above: 0, below: always, counted: false },
  { stage: 'prefix', want: few / 2, above: few, below: always, counted: false },
  { stage: 'abbreviated', want: few / 2, above: never, below: few, counted: false },
  { stage: 'pieces', want: few, above: never, below: few / 2, counted: true },
  { stage: 'loose', want: few, above: never, below: few / 2, counted: true },
  { stage: 'scattered', want: few, above: never, below: few / 2, counted: true },
  { stage: 'sounded', want: few / 2, above: never, below: 1, counted: false },
]

/** The best rows of every stage that this query needs, and how many there are, up to `countTo` + 1. */
export function firstHits(
  searching: Pool,
  stages: Stages,
  filters: CompanyFilters,
  shown: number,
): Promise<HitRows> {
  const steps = stages.marked === undefined ? firstSteps : markedSteps
  return hits(searching, stages, filters, steps, { limitOfCount: countTo, shown })
}

/** The best rows by name, for a list of a few. */
export function suggestedHits(searching: Pool, stages: Stages): Promise<HitRows> {
  return hits(searching, stages, {}, suggestSteps, { limitOfCount: few, shown: 0 })
}

/** Rows behind `resume` in the order of the tiers, uncounted; with those that were ranked before them, to be left out. */
export function laterHits(
  searching: Pool,
  stages: Stages,
  filters: CompanyFilters,
  resume: Resume,
  limit: number,
) {
  const step = (stage: StageName, want: number): Step => ({
    stage,
    want,
    above: never,
    below: always,
    counted: false,
  })
  const steps = [step(resume.stage, limit)]
  if (resume.stage === 'contains') {
    steps.push(
      ...firstSteps.filter(({ stage }) => beforeContains.some((name) => name === stage)).map(uncounted),
    )
    steps.push(step('offer', limit))
  } else steps.push(...firstSteps.filter(({ stage }) => stage === 'abbreviated').map(uncounted))
  const behind = lastStages.slice(lastStages.findIndex((stage) => stage === resume.stage) + 1)
  steps.push(...behind.map((stage) => step(stage, limit)))
  return hits(searching, stages, filters, steps, { limitOfCount: never, shown: 0, resume })
}

function uncounted(step: Step): Step {
  return { ...step, above: never, counted: false }
}

/** `shown`: of so many rows, from the first, products and scope are read where the stage was that of offers. */
type Extent = { limitOfCount: number; shown: number; resume?: Resume }

async function hits(
  searching: Pool,
  stages: Stages,
  filters: CompanyFilters,
  steps: Step[],
  { limitOfCount, shown, resume }: Extent,
): Promise<HitRows> {
  const { narrow, broad, rarest } = filterConditions(filters)
  const asked = steps.map(({ stage }) => askedOf(stage, stages, { filters, narrow, rarest }))
  const sections = filters.industryCodes?.length
    ? anySection(regionsAsked(stages.contains, filters), filters.industryCodes)
    : undefined
  const numberOf = (name: StageName) => steps.findIndex(({ stage }) => stage === name) + 1
  const looseFrom = numberOf('pieces')
  const { rows } = await searching.query<Row>({
    name: 'company_search_hits',
    text: hitStatement,
    rowMode: 'array',
    values: [
      asked.map(({ condition }) => condition),
      asked.map(({ placed }) => placed),
      asked.map(({ texts }) => texts),
      asked.map(({ areas }) => areas),
      arrayOf(sections),
      asked.map(({ check }) => check),
      asked.map(({ except }) => except),
      asked.map(({ narrowing }) => narrowing),
      steps.map(({ want }) => want),
      steps.map(({ above }) => above),
      steps.map(({ stage, below }) => (isApart(stage) ? Math.min(below, stages.enough) : below)),
      steps.map(({ counted }) => counted),
      steps.map(({ stage }) => depths.get(stage) ?? 0),
      limitOfCount,
      resume ? 0 : numberOf('exact'),
      resume || looseFrom === 0 ? always : looseFrom,
      numberOf('scattered'),
      Math.min(always, stages.enoughExact),
      broad ?? null,
      numbersOf(filters),
      resume?.tier ?? 0,
      resume?.prominence ?? null,
      resume?.id ?? null,
      explained.map(numberOf),
      textStages.map(numberOf),
      shown,
    ],
  })
  const result: HitRows = { rows: [], total: 0 }
  for (const [stage, tier, prominence, id, names, offer] of rows) {
    const step = steps[stage - 1]
    if (step === undefined) result.total = prominence
    else {
      const row = { id, stage: step.stage, tier, prominence, names: readNames(names) }
      result.rows.push(offer === null ? row : { ...row, offer: readOffer(offer) })
    }
  }
  return result
}

type Row = [
  stage: number,
  tier: number,
  prominence: number,
  companyId: string,
  names: string,
  offer: string | null,
]

/** How far down a stage reads among many companies: as `depths` of company_search_hits. */
const depths = new Map<StageName, number>([
  ['scattered', 1],
  ['abbreviated', 1],
  ['loose', 2],
  ['about', 1],
])

function isApart(stage: StageName): boolean {
  return stage === 'pieces' || stage === 'loose' || stage === 'scattered'
}
