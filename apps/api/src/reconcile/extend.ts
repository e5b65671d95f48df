import { id } from '@zhzz/contract/field.ts'
import { z } from 'zod'
import { type AsCall, Declined } from '#reconcile/asCall.ts'
import type { Kind } from '#reconcile/kind.ts'
import { batchSize } from '#reconcile/manifest.ts'

const extension = z.object({
  ids: z.array(id).max(batchSize),
  properties: z
    .array(z.object({ id: z.string().max(100) }))
    .min(1)
    .max(30),
})

/** Values of entities, to stand beside their names in a table. An entity that is not there has none. */
export async function extend(sent: unknown, kind: Kind, call: AsCall): Promise<object> {
  const parsed = extension.safeParse(sent)
  if (!parsed.success) throw new Declined(400, 'invalid')
  const { ids, properties } = parsed.data
  const rows: Record<string, object> = {}
  for (const one of ids) {
    const values = await valuesOf(one, kind, call)
    rows[one] = Object.fromEntries(
      properties.map((property) => [property.id, (values[property.id] ?? []).map((str) => ({ str }))]),
    )
  }
  return {
    meta: properties.map((property) => ({
      id: property.id,
      name: kind.properties[property.id] ?? property.id,
    })),
    rows,
  }
}

async function valuesOf(
  one: string,
  kind: Kind,
  call: AsCall,
): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    return (await kind.entity(one, call)).values
  } catch (error) {
    if (error instanceof Declined && error.failure === 'notFound') return {}
    throw error
  }
}
