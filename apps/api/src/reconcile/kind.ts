import type { AsCall } from '#reconcile/asCall.ts'

/** What is told of an entity: its name, a line beside it, and values by property. */
export type Entity = {
  id: string
  name: string
  description: string
  values: Readonly<Record<string, readonly string[]>>
}

export type Candidate = {
  id: string
  name: string
  description: string
  /** 0–1 */
  score: number
  isSure: boolean
  reasons: readonly string[]
}

/** One query: the name, and what was said beside it, by property. */
export type Asked = { name: string; beside: Readonly<Record<string, string>>; limit: number }

/** One kind of entities that names are matched to: a service of its own. */
export type Kind = {
  /** Of the type; also the last part of its address. */
  id: string
  name: string
  /** Where a person looks at one, `{{id}}` in it. */
  page: string
  /** Values that an entity has, by id; of those that `asks` names a query may say some too. */
  properties: Readonly<Record<string, string>>
  asks: readonly string[]
  match(asked: readonly Asked[], call: AsCall): Promise<Candidate[][]>
  suggest(prefix: string, call: AsCall): Promise<{ id: string; name: string }[]>
  /** Throws `Declined` `notFound`. */
  entity(id: string, call: AsCall): Promise<Entity>
}
