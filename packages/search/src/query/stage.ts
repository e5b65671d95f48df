import { any, type Condition, joined } from '#query/tsquery.ts'

/**
 * One way to find companies, as conditions on `company_search.tokens`. `find` holds for few and is looked up in the
 * index; `check` holds for many (a place, single characters) and is looked at on the rows found, because the index
 * would read long lists for it. Both must hold. `place` is the part of `check` that the index takes where `find`
 * turns out to hold for many too. `placed` is what `company_search.placed` holds of all of them, where that is known:
 * then it is looked up, and the conditions are looked at on the rows. Who is found has at least one of `words` in a name
 * or (with ~) among the offers, and so a number of it and a city of `region` in `placed`.
 */
export type Stage = {
  find: string
  check: Condition
  place: Condition
  placed?: number[] | undefined
  words?: string[] | undefined
  region?: string | undefined
}

type Way = Omit<Partial<Stage>, 'find' | 'words'> & { find: Condition; word?: string | undefined }

/** Any of these ways; those that cannot be taken for the query are left out. */
export function stageOf(ways: readonly Way[]): Stage | undefined {
  const possible = ways.filter((way) => way.find !== undefined)
  const find = any(possible.map((way) => way.find))
  if (find === undefined) return undefined
  const place = possible.every((way) => way.place !== undefined)
    ? any(possible.map((way) => way.place))
    : undefined
  const checks = possible.map((way) => joined(way.check, way.place))
  const [only] = possible.length === 1 ? possible : []
  const words = possible.flatMap(({ word }) => (word === undefined ? [] : [word]))
  const told = {
    placed: only?.placed,
    region: only?.region,
    words: words.length === possible.length ? words : undefined,
  }
  if (checks.every((check) => check === undefined))
    return { find, check: undefined, place: undefined, ...told }
  const check = only ? checks[0] : any(possible.map((way, at) => joined(way.find, checks[at])))
  return { find, check, place, ...told }
}

/** Who has all of these numbers in `company_search.texts`. */
export type TextStage = readonly number[]

export function checked(stage: Stage | undefined, ...checks: Condition[]): Stage | undefined {
  return stage && { ...stage, check: joined(stage.check, ...checks) }
}

/** The stage as one condition. */
export function conditionOf(stage: Stage | undefined): Condition {
  return stage && joined(stage.find, stage.check)
}

/** The ways to find a company for a query. A way that cannot be taken for this query is undefined. */
export type Stages = {
  /** A name of the company holds every part of the query. */
  contains: Stage | undefined
  /** The same, where nobody of the query's place has it: the place is in a name, as in 朝阳 of a brand. */
  elsewhere: Stage | undefined
  /** A name that has no words but these. */
  whole: Stage | undefined
  /** … and 股份, 集团 or 控股, which the query has. */
  marked: Stage | undefined
  /** … and its own words are the query, or begin with it: searched on their own where `contains` is common. */
  exact: Stage | undefined
  prefix: Stage | undefined
  /** The query is the first characters of words of the name (南化 of 南宁化工). */
  abbreviated: Stage | undefined
  /** A name holds the pieces of the query apart (蓝梵科技 in 蓝梵信息科技). */
  pieces: Stage | undefined
  /** A name holds the first two characters together and the others somewhere (中远海控 in 中远海运控股). */
  loose: Stage | undefined
  /** A name holds all characters somewhere (宝钢 in 宝山钢铁). */
  scattered: Stage | undefined
  /** What the names do not hold is among the products or in the business scope. */
  offer: Stage | undefined
  /** What names and offers do not hold is in the introduction; `otherText`: the same, a place read as the word or the word as a place. */
  text: TextStage | undefined
  otherText: TextStage | undefined
  /** The query is the name of a topic that it is about: last, for the words are not there. */
  about: Stage | undefined
  /** With so many hits nobody means `pieces`, `loose` or `scattered`; what is longer is told apart by its characters. */
  enough: number
  /** With so many exact hits nobody means `pieces` or `loose`. */
  enoughExact: number
  /** Own words that sound like the query's (微熹 for 伟熹): written by ear, or a slip of the pinyin keyboard. */
  sounded: Stage | undefined
  /** Something of the query: what to show before nothing. */
  similar: Stage | undefined
}
