import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import { anyPlaced } from '@zhzz/search/document/placed.ts'
import { filterNumbers, regionsOf } from '@zhzz/search/query/filterTokens.ts'
import { conditionOf, type Stage, type Stages } from '@zhzz/search/query/stage.ts'
import { any, type Condition, joined } from '@zhzz/search/query/tsquery.ts'
import { lastStages, orderedStages, type StageName } from '#company/find/stageNames.ts'

type Narrowing = { filters: CompanyFilters; narrow: Condition; rarest: Condition }

/** What company_search_hits is asked for a stage; nulls where the query has no such way. */
export function askedOf(name: StageName, stages: Stages, { filters, narrow, rarest }: Narrowing) {
  if (name === 'text' || name === 'otherText') {
    const texts = stages[name] && [...stages[name], ...filterNumbers(filters)]
    return { ...nothing, texts: arrayOf(texts), check: narrow ?? null, except: exceptOf(name, stages) }
  }
  const stage = stages[name]
  return {
    condition: (stage && joined(stage.find, narrow)) ?? null,
    placed: arrayOf(stage?.placed),
    texts: null,
    areas: arrayOf(areasOf(stage, filters)),
    check: stage?.check ?? null,
    except: exceptOf(name, stages),
    narrowing: stage?.place ?? rarest ?? stage?.check ?? null,
  }
}

const nothing = { condition: null, placed: null, areas: null, narrowing: null }

function areasOf(stage: Stage | undefined, filters: CompanyFilters): number[] | undefined {
  const regions = regionsAsked(stage, filters)
  return stage?.words === undefined || regions.length === 0 ? undefined : anyPlaced(regions, stage.words)
}

/** The filter's regions, else the query's own place. */
export function regionsAsked(stage: Stage | undefined, filters: CompanyFilters): string[] {
  const regions = regionsOf(filters)
  return regions.length > 0 || stage?.region === undefined ? regions : [stage.region]
}

export function arrayOf(numbers: readonly number[] | undefined): string | null {
  return numbers === undefined ? null : `{${numbers.join(',')}}`
}

/** Who was found before by a way that is counted. */
function exceptOf(name: StageName, stages: Stages): string | null {
  const isLast = lastStages.some((one) => one === name)
  if (isLast) return any([stages.contains, stages.offer].map(conditionOf)) ?? null
  const isBehind = name !== 'contains' && orderedStages.some((one) => one === name)
  return isBehind ? (conditionOf(stages.contains) ?? null) : null
}
