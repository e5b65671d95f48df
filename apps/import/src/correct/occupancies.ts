import type { Queries } from '@zhzz/db/queries.ts'
import { v7 as uuid } from 'uuid'
import { asCorrection, type Said, withoutUndo } from '#correct/asCorrection.ts'
import { Hindered } from '#correct/hindered.ts'
import { noteWrong } from '#correct/noteWrong.ts'
import { occupancyValues, upsertOccupancy } from '#hall/occupancy.ts'
import { type OccupancyRow, occupancyKey } from '#hall/occupancyRow.ts'

type Added = Said & { hallId: string; row: Omit<OccupancyRow, 'hall'> }

/**
 * Adds days on which a hall is taken, or which it offers. The number of the run; null of a trial. Throws a `Hindered`
 * before anything is written.
 */
export async function addOccupancy(
  client: Queries,
  { hallId, row, ...said }: Added,
  isTrial = false,
): Promise<number | null> {
  await withoutUndo(client)
  const { rows: halls } = await client.query<{ name: string }>('select name from hall where id = $1', [
    hallId,
  ])
  const [hall] = halls
  if (hall === undefined) throw new Hindered('gone', `there is no hall ${hallId}`)
  const key = occupancyKey(row)
  const { rows } = await client.query('select from hall_occupancy where hall_id = $1 and row_key = $2', [
    hallId,
    key,
  ])
  if (rows.length > 0) throw new Hindered('same', `${hall.name} says so already`)
  if (isTrial) return null
  return asCorrection(client, { name: hall.name, said, options: { added: key } }, async () => {
    await noteWrong(client, {
      table: 'hall',
      id: hallId,
      wrong: { occupancy: [] },
      right: { occupancy: key },
      said,
    })
    const told = occupancyValues({ row: { ...row, hall: hall.name }, source: said.source, asOf: said.asOf })
    await client.query(upsertOccupancy, [uuid(), hallId, ...told])
  })
}

type Stands = { hallId: string; key: string; name: string }

/** Takes such days away; a calendar that has them again is not believed. As `addOccupancy`. */
export async function removeOccupancy(
  client: Queries,
  { id, ...said }: Said & { id: string },
  isTrial = false,
): Promise<number | null> {
  await withoutUndo(client)
  const { rows } = await client.query<Stands>(
    `select o.hall_id as "hallId", o.row_key as key, h.name from hall_occupancy o join hall h on h.id = o.hall_id
     where o.id = $1 for update of o`,
    [id],
  )
  const [stands] = rows
  if (stands === undefined) throw new Hindered('gone', `there are no such days ${id}`)
  if (isTrial) return null
  const { hallId, key, name } = stands
  return asCorrection(client, { name, said, options: { removed: key } }, async () => {
    await noteWrong(client, { table: 'hall', id: hallId, wrong: { occupancy: [key] }, right: {}, said })
    await client.query('delete from hall_occupancy where id = $1', [id])
  })
}
