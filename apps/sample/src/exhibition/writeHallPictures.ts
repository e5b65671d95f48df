import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { ClientBase } from 'pg'
import { drawnPicture } from '#exhibition/drawnPicture.ts'
import { inventedHalls } from '#exhibition/inventedHall.ts'
import { sampleId } from '#sampleId.ts'

/** Pictures of the invented halls, drawn: two from outside, some pavilions, a plan, the ways there and in, a room. */
export async function writeHallPictures(client: ClientBase) {
  const rows = inventedHalls.flatMap((hall, index) => {
    const hue = 200 + index * 60
    const kinds = [
      ['exterior', null, '南入口'],
      ['exterior', null, '鸟瞰'],
      ...hall.pavilions.slice(0, 4).map(({ code }) => ['pavilion', code, `${code} 内景`] as const),
      ['plan', null, '总平面图'],
      ['traffic', null, '地铁与公交'],
      ['freight', null, '货车入口与轮候区'],
      ['meeting', null, '会议室'],
    ] as const
    return kinds.map(([category, pavilion, caption], at) => [
      sampleId('hallPicture', index * 100 + at),
      hall.id,
      drawnPicture(category, hue + at * 5, caption),
      category,
      pavilion,
      `${caption}（示例）`,
      at,
      '示例数据',
    ])
  })
  await copyInto(
    client,
    'hall_picture (id, hall_id, url, category, pavilion, caption, sort, data_source)',
    copyPieces(rows),
  )
}
