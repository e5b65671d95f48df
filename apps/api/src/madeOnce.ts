import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** So long a value is given out again. */
const milliseconds = 60_000
/** Of one kind, in one node. */
const most = 1_000

type Made<Value> = { until: number; value: Promise<Value> }

/** What is the same for all whose `key` is the same, read once in a minute however many ask; what fails is read again. */
export function madeOnce<Value>() {
  const ofDatabase = new WeakMap<Kysely<DB>, Map<string, Made<Value>>>()
  return (db: Kysely<DB>, key: string, make: () => Promise<Value>): Promise<Value> => {
    const made = ofDatabase.get(db) ?? new Map<string, Made<Value>>()
    ofDatabase.set(db, made)
    const known = made.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = make()
    made.delete(key)
    made.set(key, { until: performance.now() + milliseconds, value })
    value.catch(() => made.get(key)?.value === value && made.delete(key))
    if (made.size > most) for (const oldest of made.keys()) if (made.delete(oldest)) break
    return value
  }
}
