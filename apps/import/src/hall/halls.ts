import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { joinHalls } from '#hall/joinHalls.ts'
import { type KnownHall, KnownHalls } from '#hall/knownHalls.ts'
import { type HallRow, hallFields, hallRow } from '#hall/row.ts'
import { joinKnown } from '#known/joinKnown.ts'
import { isNotOlder } from '#precedence.ts'
import { asRead, type Numbered } from '#reading.ts'
import { isWritten, stampWith } from '#stamp.ts'
import { englishPlaces } from '#value/englishPlace.ts'

/** 展馆: joined by any spelling of the name, the English name or an alias. */
export const halls = dataset(
  'halls',
  { ...asRead, fields: hallFields, needs: ['name'], table: 'hall', batchRows: 500, read: hallRow },
  openHallWriter,
)

const isNotOld = isNotOlder('h.as_of', { incoming: 'excluded' })
const facts = [
  'english_name',
  'region_code',
  'address',
  'longitude',
  'latitude',
  'indoor_area',
  'outdoor_area',
  'pavilion_count',
  'opened_year',
  'operator_name',
  'phone',
  'website',
  'introduction',
  'source_url',
  'meeting_room_count',
  'parking_count',
  'traffic',
  'truck_rules',
]

/** A row that is older than what is known of the hall fills only what is empty. */
const upsert = `
  insert into hall as h (id, name, name_key, english_name, aliases, region_code, address, longitude, latitude,
    indoor_area, outdoor_area, pavilion_count, opened_year, operator_name, phone, website, introduction,
    data_source, row_hash, search_tokens, as_of, source_url,
    meeting_room_count, parking_count, traffic, truck_rules)
  values ($1, $2, $3, $4, $5, (select code from region where code = $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20::tsvector, $21, $22, $23, $24, $25, $26)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key,
    aliases = excluded.aliases, row_hash = excluded.row_hash, search_tokens = excluded.search_tokens,
    data_source = case when ${isNotOld} then excluded.data_source else h.data_source end, as_of = greatest(h.as_of, excluded.as_of),
    ${facts.map((column) => `${column} = case when ${isNotOld} then coalesce(excluded.${column}, h.${column}) else coalesce(h.${column}, excluded.${column}) end`).join(',\n    ')},
    collected_at = now(), updated_at = now()`

async function openHallWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<Numbered<HallRow>[], null>> {
  const known = await KnownHalls.load(client)
  const placeIn = await englishPlaces(client)
  return {
    hint: () => null,
    async write(rows) {
      let written = 0
      for (const { row, hash, source, asOf } of rows) {
        const hall =
          known.find(row.name) ?? (row.englishName === null ? undefined : known.find(row.englishName))
        if (hall && isWritten(hall.rowHash, context.fileStamp, hash)) continue
        const merged = mergedHall(row, hall, placeIn(row.englishName ?? row.name))
        merged.rowHash = stampWith(hall?.rowHash ?? null, context.fileStamp, hash)
        await client.query(upsert, [
          merged.id,
          merged.name,
          nameKey(merged.name),
          merged.englishName,
          merged.aliases,
          merged.regionCode,
          row.address,
          row.longitude,
          row.latitude,
          row.indoorArea,
          row.outdoorArea,
          row.pavilionCount,
          row.openedYear,
          row.operatorName,
          row.phone,
          row.website,
          row.introduction,
          source,
          merged.rowHash,
          tokensText({
            names: [merged.name, merged.englishName, ...merged.aliases],
            offers: row.address === null ? [] : [row.address],
            regionCode: merged.regionCode,
          }),
          asOf,
          row.sourceUrl,
          row.meetingRoomCount,
          row.parkingCount,
          row.traffic,
          row.truckRules,
        ])
        known.add(merged)
        written += 1
      }
      return { written, unchanged: rows.length - written, rejected: [] }
    },
    async finish() {
      await joinKnown(client)
      const joined = await joinHalls(client, await KnownHalls.load(client))
      if (joined > 0)
        context.log(`${joined.toLocaleString('en')} editions that named their hall in words: joined to it`)
    },
  }
}

/** A Chinese name goes before an English one; whichever spelling gives way becomes an alias. */
function mergedHall(row: HallRow, hall: KnownHall | undefined, place: string | null): KnownHall {
  const keepsName =
    hall !== undefined && /[\u4e00-\u9fff]/.test(hall.name) && !/[\u4e00-\u9fff]/.test(row.name)
  const name = keepsName ? hall.name : row.name
  const englishName = hall?.englishName ?? row.englishName
  const aliases = new Set([...(hall?.aliases ?? []), ...row.aliases, row.name, ...(hall ? [hall.name] : [])])
  aliases.delete(name)
  if (englishName !== null) aliases.delete(englishName)
  return {
    id: hall?.id ?? uuid(),
    name,
    englishName,
    aliases: [...aliases],
    knownAliases: hall?.knownAliases ?? [],
    regionCode: row.regionCode ?? hall?.regionCode ?? place,
    rowHash: null,
  }
}
