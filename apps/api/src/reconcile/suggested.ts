import type { AsCall } from '#reconcile/asCall.ts'
import { isUuid } from '#reconcile/isUuid.ts'
import type { Kind } from '#reconcile/kind.ts'

type Sent = Readonly<Record<string, unknown>>
type Named = { id: string; name: string }

/** What somebody who types a beginning may mean: an entity by the suggestions of the search, or one of few names. */
export const suggested = {
  async entity(kind: Kind, sent: Sent, call: AsCall): Promise<object> {
    const prefix = textOf(sent['prefix'])
    const notable = [{ id: kind.id, name: kind.name }]
    if (prefix === '') return { result: [] }
    const found = isUuid(prefix)
      ? [await kind.entity(prefix, call)]
      : await kind.suggest(prefix.slice(0, 100), call)
    const from = Math.max(0, Number(sent['cursor'] ?? 0))
    return { result: found.slice(from).map(({ id, name }) => ({ id, name, notable })) }
  },
  property: (kind: Kind, sent: Sent): object => ({ result: named(kind.properties, sent) }),
  type: ({ id, name }: Kind, sent: Sent): object => ({ result: named({ [id]: name }, sent) }),
}

function named(names: Readonly<Record<string, string>>, sent: Sent): Named[] {
  const prefix = textOf(sent['prefix']).toLowerCase()
  const all = Object.entries(names).map(([id, name]) => ({ id, name }))
  return all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(prefix))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
