import { nameKey } from '@zhzz/search/fold.ts'
import { tokensText } from '@zhzz/search/tokensText.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { Numbered, RunContext, Writer } from '#dataset.ts'
import { type KnownHall, KnownHalls } from '#hall/knownHalls.ts'
import { isWritten, stampWith } from '#stamp.ts'
import { englishPlaces } from '#value/englishPlace.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

const fields = {
  name: '展馆 展馆名称 场馆 场馆名称 会展中心 名称 hall hall_name venue venue_name',
  englishName: '英文名 英文名称 name_en english_name',
  aliases: '别名 其他名称 简称 aliases alias',
  region: '地区 行政区划代码 省市 region region_code',
  province: '省 省份 province',
  city: '市 城市 所在城市 city',
  address: '地址 展馆地址 address',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  indoorArea: '室内面积 室内展览面积 展览面积 indoor_area',
  outdoorArea: '室外面积 室外展览面积 outdoor_area',
  pavilionCount: '展厅数 展厅数量 pavilion_count',
  openedYear: '启用年份 opened_year',
  operatorName: '运营单位 运营方 operator operator_name',
  phone: '电话 总机 phone tel',
  website: '官网 网址 网站 website url',
  introduction: '简介 介绍 introduction',
}
type Field = keyof typeof fields
type HallRow = ReturnType<typeof build>

/** 展馆: joined by any spelling of the name, the English name or an alias. */
export const halls = {
  name: 'halls',
  fields,
  needs: ['name' as const],
  batchRows: 500,
  read: hallRow,
  keysOf: () => ({ leaves: [], avoids: [] }),
  open: openHallWriter,
}

function hallRow(cells: Cells<Field>): Verdict<HallRow> {
  const name = lineOf(cells.get('name'))
  if (name === null || nameKey(name) === '') return { rejected: 'no hall name' }
  return { row: build(cells, name), warnings: [] }
}

function build(cells: Cells<Field>, name: string) {
  const address = lineOf(cells.get('address'))
  const isEnglish = !/[\u4e00-\u9fff]/.test(name)
  return {
    name,
    englishName: lineOf(cells.get('englishName')) ?? (isEnglish ? name : null),
    aliases: listOf(cells.get('aliases')),
    regionCode:
      regionOf([cells.get('region'), cells.get('province'), cells.get('city')], address) ??
      regionOf([], name),
    address,
    longitude: numberOf(cells.get('longitude')),
    latitude: numberOf(cells.get('latitude')),
    indoorArea: numberOf(cells.get('indoorArea')),
    outdoorArea: numberOf(cells.get('outdoorArea')),
    pavilionCount: countOf(cells.get('pavilionCount')),
    openedYear: countOf(cells.get('openedYear')),
    operatorName: lineOf(cells.get('operatorName')),
    phone: lineOf(cells.get('phone')),
    website: webAddressOf(cells.get('website')),
    introduction: textOf(cells.get('introduction')),
  }
}

const upsert = `
  insert into hall as h (id, name, name_key, english_name, aliases, region_code, address, longitude, latitude,
    indoor_area, outdoor_area, pavilion_count, opened_year, operator_name, phone, website, introduction,
    data_source, row_hash, search_tokens)
  values ($1, $2, $3, $4, $5, (select code from region where code = $6), $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20::tsvector)
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
    collected_at = now(), updated_at = now()`

async function openHallWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<HallRow, Numbered<HallRow>[]>> {
  const known = await KnownHalls.load(client)
  const placeIn = await englishPlaces(client)
  return {
    prepare: (rows) => rows,
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
            regionCode: merged.regionCode,
          }),
        ])
        known.add(merged)
        written += 1
      }
      return { written, unchanged: rows.length - written, rejected: [] }
    },
    finish: async () => {},
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
    regionCode: row.regionCode ?? hall?.regionCode ?? place,
    rowHash: null,
  }
}
