import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { joinHalls } from '#hall/joinHalls.ts'
import { type KnownHall, KnownHalls } from '#hall/knownHalls.ts'
import { type HallRow, hallFields, hallRow } from '#hall/row.ts'
import { joinKnown } from '#known/joinKnown.ts'
import { asRead, type Numbered } from '#reading.ts'
import { isWritten, stampWith } from '#stamp.ts'
import { englishPlaces } from '#value/englishPlace.ts'

/** 展馆: joined by any spelling of the name, the English name or an alias. */
export const halls = dataset(
  'halls',
  { ...asRead, fields: hallFields, needs: ['name'], batchRows: 500, read: hallRow },
  openHallWriter,
)

const upsert = `
  insert into hall as h (id, name, name_key, english_name, aliases, region_code, address, longitude, latitude,
    indoor_area, outdoor_area, pavilion_count, opened_year, operator_name, phone, website, introduction,
    data_source, row_hash, search_tokens, source_url)
  values ($1, $2, $3, $4, $5, (select code from region where code = $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20::tsvector, $21)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key,
    english_name = coalesce(excluded.english_name, h.english_name), aliases = excluded.aliases,
    region_code = coalesce(excluded.region_code, h.region_code), address = coalesce(excluded.address, h.address),
    longitude = coalesce(excluded.longitude, h.longitude), latitude = coalesce(excluded.latitude, h.latitude),
    indoor_area = coalesce(excluded.indoor_area, h.indoor_area),
    outdoor_area = coalesce(excluded.outdoor_area, h.outdoor_area),
    pavilion_count = coalesce(excluded.pavilion_count, h.pavilion_count),
    opened_year = coalesce(excluded.opened_year, h.opened_year),
    operator_name = coalesce(excluded.operator_name, h.operator_name), phone = coalesce(excluded.phone, h.phone),
    website = coalesce(excluded.website, h.website), introduction = coalesce(excluded.introduction, h.introduction),
    data_source = excluded.data_source, row_hash = excluded.row_hash, search_tokens = excluded.search_tokens,
    source_url = coalesce(excluded.source_url, h.source_url),
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
      for (const { row, hash } of rows) {
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
          context.fileName,
          merged.rowHash,
          tokensText({
            names: [merged.name, merged.englishName, ...merged.aliases],
            offers: row.address === null ? [] : [row.address],
            regionCode: merged.regionCode,
          }),
          row.sourceUrl,
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
