import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { filterConditions, regionsOf } from '@zhzz/search/filterTokens.ts'
import { type Name, readNames } from '@zhzz/search/names.ts'
import { anyPlaced, anySection } from '@zhzz/search/placed.ts'
import type { Stage, Stages } from '@zhzz/search/stage.ts'
import { conditionOf } from '@zhzz/search/stage.ts'
import { all, type Condition } from '@zhzz/search/tsquery.ts'
import { type Kysely, sql } from 'kysely'

/** The counted stages, in the order their rows follow each other. */
export const orderedStages = ['contains', 'offer', 'pieces', 'loose', 'scattered'] as const
export type OrderedStage = (typeof orderedStages)[number]
export type StageName = Exclude<keyof Stages, 'enough' | 'enoughExact'>

export type HitRow = { id: string; stage: StageName; tier: number; prominence: number; names: Name[] }
export type HitRows = { rows: HitRow[]; total: number }

/** Behind which row of which stage a list goes on. */
export type Resume = { stage: OrderedStage; tier: number; prominence: number; id: string }

export const countTo = 1000
/** Rows of a stage that are ranked among each other by how well their names fit. */
export const poolSize = 40
const few = 20
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
export function firstHits(db: Kysely<DB>, stages: Stages, filters: CompanyFilters): Promise<HitRows> {
  return hits(db, stages, filters, stages.marked === undefined ? firstSteps : markedSteps, countTo)
}

/** The best rows by name, for a list of a few. */
export function suggestedHits(db: Kysely<DB>, stages: Stages): Promise<HitRows> {
  return hits(db, stages, {}, suggestSteps, few)
}

/** Rows behind `resume` in the order of the tiers, uncounted; with those that were ranked before them, to be left out. */
export function laterHits(
  db: Kysely<DB>,
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
  return hits(db, stages, filters, steps, never, resume)
}

function uncounted(step: Step): Step {
  return { ...step, above: never, counted: false }
}

async function hits(
  db: Kysely<DB>,
  stages: Stages,
  filters: CompanyFilters,
  steps: Step[],
  limitOfCount: number,
  resume?: Resume,
): Promise<HitRows> {
  const { narrow, broad, rarest } = filterConditions(filters)
  const conditions = steps.map(({ stage }) => narrowed(stages[stage]?.find, narrow))
  const checks = steps.map(({ stage }) => stages[stage]?.check ?? null)
  const narrowings = steps.map(({ stage }) => stages[stage]?.place ?? rarest ?? stages[stage]?.check ?? null)
  const placed = steps.map(({ stage }) => arrayOf(stages[stage]?.placed))
  const areas = steps.map(({ stage }) => arrayOf(areasOf(stages[stage], filters)))
  const sections = filters.industryCodes?.length
    ? anySection(regionsAsked(stages.contains, filters), filters.industryCodes)
    : undefined
  const excepts = steps.map(({ stage }) =>
    isBehindContains(stage) ? (conditionOf(stages.contains) ?? null) : null,
  )
  const exactAt = steps.findIndex(({ stage }) => stage === 'exact') + 1
  const looseFrom = steps.findIndex(({ stage }) => stage === 'pieces') + 1
  const { rows } = await sql<{
    stage: number
    tier: number
    prominence: number
    companyId: string
    names: string
  }>`
    select * from company_search_hits(
      ${conditions}::text[]::tsquery[], ${placed}::text[], ${areas}::text[], ${arrayOf(sections)}::integer[], ${checks}::text[]::tsquery[],
      ${excepts}::text[]::tsquery[], ${narrowings}::text[]::tsquery[], ${steps.map(({ want }) => want)}::integer[],
      ${steps.map(({ above }) => above)}::integer[], ${steps.map(({ stage, below }) => (isApart(stage) ? Math.min(below, stages.enough) : below))}::integer[],
      ${steps.map(({ counted }) => counted)}::boolean[],
      ${steps.map(({ stage }) => depths.get(stage) ?? 0)}::integer[], ${limitOfCount},
      ${resume ? 0 : exactAt}, ${resume || looseFrom === 0 ? always : looseFrom}, ${Math.min(always, stages.enoughExact)},
      ${broad ?? null}::tsquery,
      ${numbersOf(filters)}::jsonb,
      ${resume?.tier ?? 0}::smallint, ${resume?.prominence ?? null}::integer, ${resume?.id ?? null}::uuid)`.execute(
    db,
  )
  const result: HitRows = { rows: [], total: 0 }
  for (const { stage, tier, prominence, companyId, names } of rows) {
    const step = steps[stage - 1]
    if (step)
      result.rows.push({ id: companyId, stage: step.stage, tier, prominence, names: readNames(names) })
    else result.total = prominence
  }
  return result
}

/** How far down a stage reads among many companies: as `depths` of company_search_hits. */
const depths = new Map<StageName, number>([
  ['scattered', 1],
  ['abbreviated', 1],
  ['loose', 2],
])

function areasOf(stage: Stage | undefined, filters: CompanyFilters): number[] | undefined {
  const regions = regionsAsked(stage, filters)
  return stage?.words === undefined || regions.length === 0 ? undefined : anyPlaced(regions, stage.words)
}

/** The filter's regions, else the query's own place. */
function regionsAsked(stage: Stage | undefined, filters: CompanyFilters): string[] {
  const regions = regionsOf(filters)
  return regions.length > 0 || stage?.region === undefined ? regions : [stage.region]
}

function arrayOf(numbers: readonly number[] | undefined): string | null {
  return numbers === undefined ? null : `{${numbers.join(',')}}`
}

function isApart(stage: StageName): boolean {
  return stage === 'pieces' || stage === 'loose' || stage === 'scattered'
}

function isBehindContains(stage: StageName): boolean {
  return stage !== 'contains' && orderedStages.some((name) => name === stage)
}

function narrowed(condition: Condition, filter: Condition): string | null {
  if (condition === undefined) return null
  return (filter === undefined ? condition : all([condition, filter])) ?? null
}

const bands = {
  under5: [1, 5],
  '5to10': [5, 10],
  '10to20': [10, 20],
  '20to50': [20, 50],
  over50: [50, null],
} as const

/** The filters that tokens do not answer, as company_search_hits reads them. */
export function numbersOf(filters: CompanyFilters): string | null {
  const [exhibitionMin, exhibitionMax] = filters.exhibitionCountBand
    ? bands[filters.exhibitionCountBand]
    : [null, null]
  const numbers = {
    capitalMin: filters.capitalMin,
    capitalMax: filters.capitalMax,
    establishFrom: filters.establishFrom,
    establishTo: filters.establishTo,
    exhibitedFrom: filters.lastExhibitedFrom,
    exhibitionMin: exhibitionMin ?? undefined,
    exhibitionMax: exhibitionMax ?? undefined,
    hasContact: filters.hasContact || undefined,
    hasWebsite: filters.hasWebsite || undefined,
    green: filters.statuses?.length === 1 && filters.statuses[0] === 'green' ? true : undefined,
  }
  const text = JSON.stringify(numbers)
  return text === '{}' ? null : text
}
