import { all, any, type Condition } from '#tsquery.ts'

/**
 * One way to find companies, as conditions on `company_search.tokens`. `find` holds for few and is looked up in the
 * index; `check` holds for many (a place, single characters) and is looked at on the rows found, because the index
 * would read long lists for it. Both must hold.
 */
export type Stage = { find: string; check: Condition }

type Way = { find: Condition; check?: Condition }

/** Any of these ways; those that cannot be taken for the query are left out. */
export function stageOf(ways: readonly Way[]): Stage | undefined {
  const possible = ways.filter((way) => way.find !== undefined)
  const find = any(possible.map((way) => way.find))
  if (find === undefined) return undefined
  if (possible.every(({ check }) => check === undefined)) return { find, check: undefined }
  const [only, ...others] = possible
  const check = others.length === 0 ? only?.check : any(possible.map((way) => both(way)))
  return { find, check }
}

export function checked(stage: Stage | undefined, ...checks: Condition[]): Stage | undefined {
  return (
    stage && { find: stage.find, check: all([stage.check, ...checks].filter((check) => check !== undefined)) }
  )
}

/** The stage as one condition. */
export function conditionOf(stage: Stage | undefined): Condition {
  return stage && both(stage)
}

function both({ find, check }: Way): Condition {
  return check === undefined ? find : all([find, check])
}
