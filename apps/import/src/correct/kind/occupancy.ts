import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import { Hindered } from '#correct/hindered.ts'
import { type Fact, type Kind, plain } from '#correct/kind/kind.ts'
import { certaintyOf, phaseOf, takenIn } from '#hall/occupancyRow.ts'
import { dateOf } from '#value/date.ts'
import { lineOf } from '#value/text.ts'

const needed = (fact: Fact): Fact => ({ ...fact, isNeeded: true })

const pavilions: Fact = {
  group: 'pavilions',
  columns: ['pavilions', 'is_whole_hall'],
  isNeeded: true,
  read: (text) => {
    const { pavilions: codes, isWholeHall } = takenIn(text)
    if (codes.length === 0 && !isWholeHall) return null
    return {
      values: { pavilions: codes, is_whole_hall: isWholeHall },
      shown: isWholeHall ? '全馆' : codes.join(';'),
    }
  },
}

/** With the edition of that name that is held there, as an import finds it. */
const title: Fact = {
  group: 'title',
  columns: ['title', 'edition_id'],
  isNeeded: true,
  async read(text, { client, held }) {
    const name = lineOf(text)
    if (name === null) return null
    const { rows } = await client.query<{ id: string }>(
      `select e.id from exhibition_edition e join exhibition_series s on s.id = e.series_id
       where e.hall_id = $1 and e.start_date <= $3::date + 10 and e.end_date >= $2::date - 10
         and $4 in (e.name, s.name, e.english_name) order by e.start_date limit 1`,
      [held['hall_id'], held['start_date'], held['end_date'], name],
    )
    return { values: { title: name.slice(0, 200), edition_id: rows[0]?.id ?? null }, shown: name }
  },
}

const facts: Record<FactOf<'occupancy'>, Fact> = {
  pavilions,
  title,
  phase: needed(plain('phase', (text) => phaseOf(text))),
  startDate: needed(plain('start_date', dateOf, 'dates')),
  endDate: needed(plain('end_date', dateOf, 'dates')),
  certainty: needed(plain('certainty', (text) => certaintyOf(lineOf(text)))),
}

/** Who has which pavilions of a hall on some days, or that they are free. */
export const occupancy: Kind = {
  table: 'hall_occupancy',
  name: "coalesce(nullif(title, ''), phase)",
  facts,
  settle(held, values) {
    const told = { ...held, ...values }
    if (String(told['end_date']) < String(told['start_date']))
      throw new Hindered('unreadable', 'the last day is before the first', 'endDate')
    if (told['phase'] === 'show' && told['title'] === '')
      throw new Hindered('unreadable', 'no name of what is held there', 'title')
    return values
  },
  follow: async () => {},
  reach: () => null,
}
