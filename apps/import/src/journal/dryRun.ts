import type { ClientBase } from 'pg'

const dry = new WeakSet<ClientBase>()

export function isDryRun(client: ClientBase): boolean {
  return dry.has(client)
}

/**
 * The connection as writers know it, in one transaction that is never committed: their own transactions become
 * savepoints in it. It ends with the connection.
 */
export async function withoutTrace(client: ClientBase): Promise<ClientBase> {
  await client.query('begin')
  const inner = new Map([
    ['begin', 'savepoint inner_one'],
    ['commit', 'release savepoint inner_one'],
    ['rollback', 'rollback to savepoint inner_one'],
  ])
  const same = new Proxy(client, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver)
      if (typeof value !== 'function') return value
      if (property !== 'query') return value.bind(target)
      return (asked: unknown, ...rest: unknown[]) =>
        value.call(target, typeof asked === 'string' ? (inner.get(asked) ?? asked) : asked, ...rest)
    },
  })
  dry.add(same)
  return same
}
