import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { ClientBase } from 'pg'
import { addDays } from '#days.ts'
import { inventedHalls } from '#exhibition/inventedHall.ts'
import { sampleId } from '#sampleId.ts'

const titles = [
  '岚湖机床展（示例）',
  '砚山食品展（示例）',
  '云杉家居展（示例）',
  '澜庭年会（示例）',
  '松岭消费展（示例）',
]

/** Of the invented halls a year of their calendar, with gaps; behind it nothing is known. */
export async function writeOccupancy(client: ClientBase, { today }: { today: string }) {
  const rows = inventedHalls.flatMap((hall, index) => {
    const codes = hall.pavilions.map(({ code }) => code)
    const offer = {
      pavilions: [],
      isWhole: true,
      title: '',
      phase: 'open',
      from: addDays(today, -30),
      days: 365,
    }
    const shows = Array.from({ length: 14 }, (_, at) => {
      const [first, size] = [(at * 3 + index) % codes.length, 2 + (at % 3)]
      const from = addDays(today, at * 23 - 20)
      const part = {
        pavilions: codes.slice(first, first + size),
        isWhole: false,
        title: titles[at % 5] ?? '',
      }
      return [
        { ...part, phase: 'move_in', from, days: 3 },
        { ...part, phase: 'show', from: addDays(from, 3), days: 3 },
        { ...part, phase: 'move_out', from: addDays(from, 6), days: 1 },
      ]
    })
    return [offer, ...shows.flat()].map((row, at) => [
      sampleId('occupancy', index * 1_000 + at),
      hall.id,
      row.pavilions,
      row.isWhole,
      row.title,
      row.phase,
      row.from,
      addDays(row.from, row.days - 1),
      at % 4 === 0 ? 'confirmed' : 'announced',
      '示例数据',
      String(at),
    ])
  })
  await copyInto(
    client,
    `hall_occupancy (id, hall_id, pavilions, is_whole_hall, title, phase, start_date, end_date, certainty,
    data_source, row_key)`,
    copyPieces(rows),
  )
}
