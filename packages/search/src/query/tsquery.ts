/** PostgreSQL text of a tsquery; undefined is a condition nobody meets. Tokens hold no quote and no backslash. */
export type Condition = string | undefined

export function token(text: string): string {
  return `'${text}'`
}

/** Any token that begins so. */
export function beginning(text: string): string {
  return `'${text}':*`
}

export function all(conditions: readonly Condition[]): Condition {
  const distinct = new Set<string>()
  for (const condition of conditions) {
    if (condition === undefined) return undefined
    distinct.add(condition)
  }
  const list = [...distinct]
  return list.length === 0 ? undefined : list.length === 1 ? list[0] : `(${list.join(' & ')})`
}

export function any(conditions: readonly Condition[]): Condition {
  const list = [...new Set(conditions.filter((condition) => condition !== undefined))]
  return list.length === 0 ? undefined : list.length === 1 ? list[0] : `(${list.join(' | ')})`
}

/** All of those that are there; undefined when none is. */
export function joined(...conditions: Condition[]): Condition {
  return all(conditions.filter((condition) => condition !== undefined))
}
