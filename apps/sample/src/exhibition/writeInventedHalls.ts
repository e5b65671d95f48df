import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { inventedHalls } from '#exhibition/inventedHall.ts'

export async function writeInventedHalls(client: ClientBase) {
  await copyInto(
    client,
    `hall (id, name, name_key, english_name, region_code, address, longitude, latitude, indoor_area, outdoor_area,
    pavilion_count, opened_year, operator_name, phone, website, introduction, meeting_room_count, parking_count,
    traffic, truck_rules, data_source, search_tokens)`,
    copyPieces(
      inventedHalls.map((hall, index) => [
        hall.id,
        hall.name,
        nameKey(hall.name),
        hall.englishName,
        hall.regionCode,
        hall.address,
        hall.longitude,
        hall.latitude,
        hall.pavilions.reduce((sum, { area }) => sum + area, 0),
        20_000,
        hall.pavilions.length,
        2016 + index,
        `${hall.name.slice(0, 2)}会展运营有限公司（示例）`,
        `0000-000000${index}`,
        `https://hall${index}.example.com`,
        '虚构的展馆，用来看一座展馆能告诉您什么。',
        24,
        1_800,
        '地铁1号线会展中心站；距机场 32 km，距高铁站 9 km',
        '7:00–9:00、17:00–19:00 货车限行；轮候区在南 3 门外',
        '示例数据',
        tokensText({
          names: [hall.name, hall.englishName],
          offers: [hall.address],
          regionCode: hall.regionCode,
        }),
      ]),
    ),
  )
  await copyInto(
    client,
    `pavilion (id, hall_id, code, area, length, width, clear_height, floor_load, standard_booth_capacity, doors,
    column_spacing, rigging, power, utilities)`,
    copyPieces(
      inventedHalls.flatMap((hall) =>
        hall.pavilions.map((pavilion) => [
          pavilion.id,
          hall.id,
          pavilion.code,
          pavilion.area,
          pavilion.length,
          pavilion.width,
          pavilion.clearHeight,
          pavilion.floorLoad,
          pavilion.booths,
          pavilion.doors,
          pavilion.columnSpacing,
          pavilion.rigging,
          pavilion.power,
          pavilion.utilities,
        ]),
      ),
    ),
  )
}
