import { z } from 'zod'
import { type AsCall, Declined } from '#reconcile/asCall.ts'
import { isUuid } from '#reconcile/isUuid.ts'
import type { Asked, Candidate, Kind } from '#reconcile/kind.ts'
import { batchSize } from '#reconcile/manifest.ts'

const value = z.union([
  z.string().max(500),
  z.number(),
  z.boolean(),
  z.object({ id: z.string().max(200), name: z.string().max(500).optional() }),
])
const query = z
  .object({
    query: z.string().trim().min(1).max(200).optional(),
    limit: z.number().int().positive().optional(),
    properties: z
      .array(z.object({ pid: z.string().max(100), v: z.union([value, z.array(value).max(20)]) }))
      .max(20)
      .optional(),
  })
  .refine(({ query: name, properties }) => name !== undefined || properties !== undefined)
const batch = z.record(z.string().max(100), query)

/** A batch of queries, parsed; `invalid` and `tooLarge` are `Declined`. */
export function readBatch(sent: unknown): z.infer<typeof batch> {
  const parsed = batch.safeParse(sent)
  if (!parsed.success) throw new Declined(400, 'invalid')
  if (Object.keys(parsed.data).length > batchSize) throw new Declined(413, 'tooLarge')
  return parsed.data
}

/** Each query with what it may mean, the likeliest first; `match` is what the automatic band of the matcher is sure of. */
export async function reconcile(queries: z.infer<typeof batch>, kind: Kind, call: AsCall): Promise<object> {
  const asked = Object.entries(queries).map(([key, one]) => ({ key, ...askedOf(one, kind) }))
  const named = asked.filter(({ name }) => name !== '' && !isUuid(name))
  const matches = named.length === 0 ? [] : await kind.match(named, call)
  const found = new Map(named.map(({ key, limit }, at) => [key, (matches[at] ?? []).slice(0, limit)]))
  for (const { key, name } of asked) if (isUuid(name)) found.set(key, await byId(name, kind, call))
  const type = [{ id: kind.id, name: kind.name }]
  return Object.fromEntries(
    asked.map(({ key }) => [
      key,
      { result: (found.get(key) ?? []).map((one) => ({ ...candidateOf(one), type })) },
    ]),
  )
}

function candidateOf({ id, name, description, score, isSure, reasons }: Candidate): object {
  return {
    id,
    name,
    description,
    score: Number((score * 100).toFixed(1)),
    match: isSure,
    features: reasons.map((reason) => ({ id: reason, value: true })),
  }
}

/** Without a name the credit code is what is looked for. */
function askedOf({ query: name, limit = 5, properties = [] }: z.infer<typeof query>, { asks }: Kind): Asked {
  const beside = Object.fromEntries(
    properties.flatMap(({ pid, v }) =>
      asks.includes(pid) ? [[pid, textOf(Array.isArray(v) ? v[0] : v)]] : [],
    ),
  )
  return { name: name ?? beside['creditCode'] ?? '', beside, limit }
}

function textOf(one: z.infer<typeof value> | undefined): string {
  return typeof one === 'object' ? (one.name ?? one.id) : String(one ?? '')
}

/** An entity's own id asks for itself. */
async function byId(id: string, kind: Kind, call: AsCall): Promise<Candidate[]> {
  try {
    return [{ ...(await kind.entity(id, call)), score: 1, isSure: true, reasons: ['sameId'] }]
  } catch (error) {
    if (error instanceof Declined && error.failure === 'notFound') return []
    throw error
  }
}
