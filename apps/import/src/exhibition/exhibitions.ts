import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { wasSaidOf } from '#correct/wasSaid.ts'
import { refreshCounters } from '#counters.ts'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { exhibitionFields } from '#exhibition/fields.ts'
import { findOrAddSeries } from '#exhibition/findOrAddSeries.ts'
import { KnownSeriesList } from '#exhibition/knownSeries.ts'
import { type ExhibitionRow, exhibitionRow } from '#exhibition/row.ts'
import { tellTopics } from '#exhibition/tellTopics.ts'
import { type Surroundings, writeEdition } from '#exhibition/writeEdition.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import { joinKnown } from '#known/joinKnown.ts'
import { asRead, type Numbered } from '#reading.ts'
import { isWritten, stampWith } from '#stamp.ts'
import { englishPlaces } from '#value/englishPlace.ts'

/** 展会: a row is an edition; its series is found, or made, by the name without year and edition number. */
export const exhibitions = dataset(
  'exhibitions',
  {
    ...asRead,
    fields: exhibitionFields,
    needs: ['name'],
    table: 'exhibition_edition',
    batchRows: 200,
    read: exhibitionRow,
  },
  openExhibitionWriter,
)

export async function loadSurroundings(client: ClientBase): Promise<Surroundings> {
  const { rows } = await client.query<{ code: string; names: string[] }>(
    `select code, array[label_zh_hans, label_en] || brought_labels as names from dictionary_item
     where type = 'exhibition_industry'`,
  )
  return {
    series: await KnownSeriesList.load(client),
    halls: await KnownHalls.load(client),
    placeIn: await englishPlaces(client),
    industries: new Map(
      rows.flatMap(({ code, names }) => [code, ...names.map(nameKey)].map((name) => [name, code] as const)),
    ),
  }
}

/**
 * The edition that begins on the row's first day, began there before a change, or bears its number: its days may have been
 * moved. Of a row that says so the only edition of its year is it too. One whose first day an operator put right is found by
 * the wrong one still.
 */
export async function findEdition(client: ClientBase, seriesId: string, row: ExhibitionRow) {
  const { status, originalStartDate } = row.facts
  const isMoved = row.saysYear && status !== null && status !== 'planned'
  const { rows } = await client.query<{ id: string; row_hash: Buffer | null }>(
    `select id, row_hash from exhibition_edition e
     where series_id = $1 and (start_date = any (array[$2, $4]::date[]) or original_start_date = $2
       or ${wasSaidOf('start_date', '$2::date')}
       or (edition_no = $3 and abs(start_date - $2::date) < 400)
       or ($5::integer = year and (edition_no is null or $3 is null)
         and not exists (select from exhibition_edition where series_id = $1 and year = $5 and id <> e.id)))
     order by start_date = $2 desc, start_date is not distinct from $4 desc, edition_no is not distinct from $3 desc
     limit 1`,
    [seriesId, row.startDate, row.editionNo, originalStartDate, isMoved ? row.year : null],
  )
  return rows[0]
}

async function openExhibitionWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<Numbered<ExhibitionRow>[], null>> {
  const around = await loadSurroundings(client)
  return {
    hint: () => null,
    async write(rows) {
      let written = 0
      for (const { row, hash, source, asOf } of rows) {
        const known = around.series.find(row.series, row.name, row.englishName)
        const edition = known && (await findEdition(client, known.id, row))
        const held = edition?.row_hash ?? null
        if (edition && isWritten(held, context.fileStamp, hash)) continue
        const series = await findOrAddSeries(client, row, around, source)
        const stamp = stampWith(held, context.fileStamp, hash)
        await writeEdition(client, row, { id: edition?.id ?? uuid(), series, stamp, source, asOf }, around)
        written += 1
      }
      return { written, unchanged: rows.length - written, rejected: [] }
    },
    async finish() {
      await joinKnown(client)
      await tellTopics(client)
      await refreshCounters(client)
    },
  }
}
