import type { Queries } from '@zhzz/db/queries.ts'
import type { Booth } from '#exhibitor/booth.ts'
import type { KnownHalls } from '#hall/knownHalls.ts'

const remove = 'delete from booth where exhibitor_id = any ($1)'

const insert = `
  insert into booth (exhibitor_id, position, venue_text, hall_id, pavilion_code, booth_no)
  select b.exhibitor_id, position, venue_text, hall_id, b.pavilion_code, b.booth_no
  from jsonb_to_recordset($1) as b (exhibitor_id uuid, position smallint, venue_text text, hall_id uuid,
    pavilion_code text, booth_no text)
  join exhibitor x on x.id = b.exhibitor_id`

/** Puts the booths of these entries in place of those they had. */
export async function writeBooths(
  client: Queries,
  entries: readonly { id: string; booths: readonly Booth[] }[],
  halls: KnownHalls,
): Promise<void> {
  const rows = entries.flatMap(({ id, booths }) =>
    booths.map(({ venue, pavilion, number }, at) => ({
      exhibitor_id: id,
      position: at + 1,
      venue_text: venue,
      hall_id: venue === null ? null : (halls.find(venue)?.id ?? null),
      pavilion_code: pavilion,
      booth_no: number,
    })),
  )
  await client.query(remove, [entries.map(({ id }) => id)])
  if (rows.length > 0) await client.query(insert, [JSON.stringify(rows)])
}
