import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { addOccupancy as add } from '@zhzz/import/correct/occupancies.ts'
import { takenIn } from '@zhzz/import/hall/occupancyRow.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { orHindered } from '#operate/correct/orHindered.ts'

export const addOccupancy: Handler<typeof operate.addOccupancy> = async (
  { hallId, pavilions, title, phase, startDate, endDate, certainty, source, isTrial },
  { db, now, operator, fail },
) => {
  const said = { source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const held = phase === 'open' ? '' : title
  const row = { ...takenIn(pavilions), title: held, phase, start: startDate, end: endDate, certainty }
  const number = await orHindered(fail, source, () => add(queriesOf(db), { hallId, row, ...said }, isTrial))
  const told = { title: held, phase, startDate, endDate, pavilions, certainty }
  const fields = ['title', 'phase', 'startDate', 'endDate', 'pavilions', 'certainty'] as const
  const changes = fields.map((field) => ({ field, before: null, after: told[field] }))
  return { number, companyCount: 0, changes: changes.filter(({ after }) => after !== '') }
}
