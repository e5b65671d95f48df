import type { ClientBase } from 'pg'
import { dataset } from '#dataset.ts'
import { hallWriter } from '#hall/hallWriter.ts'
import { isNotOlder } from '#precedence.ts'
import { asRead } from '#reading.ts'
import { secureLinkOf } from '#value/secureLink.ts'
import { lineOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

const pictureFields = {
  hall: '展馆 展馆名称 场馆 场馆名称 会展中心 hall hall_name venue venue_name',
  url: '图片 图片地址 图片链接 图片网址 照片 照片地址 链接 url picture picture_url image image_url photo link',
  category: '图片类型 图片分类 类型 分类 类别 category picture_category kind type',
  pavilion: '展厅 展厅号 馆号 展厅编号 pavilion pavilion_code hall_no',
  caption: '说明 图片说明 标题 图注 描述 caption title description alt',
}
type Field = keyof typeof pictureFields
type Category = 'exterior' | 'pavilion' | 'plan' | 'traffic' | 'freight' | 'meeting'
type PictureRow = {
  hall: string
  url: string
  category: Category
  pavilion: string | null
  caption: string | null
}

/** 展馆图片: addresses of pictures of halls that are known. */
export const hallPictures = dataset(
  'hallPictures',
  {
    ...asRead,
    fields: pictureFields,
    needs: ['hall', 'url'],
    table: 'hall_picture',
    batchRows: 500,
    read: pictureRow,
  },
  pictureWriter,
)

/** As vendors and halls call them, the more particular before the others. */
const categories: readonly [RegExp, Category][] = [
  [/货运|货车|卸货|物流|freight|truck|loading|logistic/i, 'freight'],
  [/交通|路线|地铁|位置图|traffic|transport|route|access|directions/i, 'traffic'],
  [/平面|布局|图纸|楼层|分布|\bplan\b|floor.?plan|layout|map/i, 'plan'],
  [/会议|多功能|宴会|meeting|conference|banquet/i, 'meeting'],
  [/外观|外景|全景|鸟瞰|exterior|outside|aerial|facade|outdoor/i, 'exterior'],
  [/展厅|内景|馆内|pavilion|interior|inside|indoor/i, 'pavilion'],
]

function pictureRow(cells: Cells<Field>): Verdict<PictureRow> {
  const hall = lineOf(cells.get('hall'))
  if (hall === null) return { rejected: 'no hall name' }
  const url = secureLinkOf(cells.get('url'))
  if (url === null) return { rejected: 'no https link to a picture' }
  const pavilion = lineOf(cells.get('pavilion'))?.slice(0, 60) ?? null
  const said = lineOf(cells.get('category')) ?? ''
  const named = categories.find(([words]) => words.test(said))?.[1]
  return {
    row: {
      hall,
      url,
      pavilion,
      category: named ?? (pavilion === null ? 'exterior' : 'pavilion'),
      caption: lineOf(cells.get('caption'))?.slice(0, 200) ?? null,
    },
    warnings: [],
  }
}

const upsert = `
  insert into hall_picture as p (id, hall_id, url, category, pavilion, caption, sort, data_source, as_of)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (hall_id, url) do update set category = excluded.category,
    pavilion = coalesce(excluded.pavilion, p.pavilion), caption = coalesce(excluded.caption, p.caption),
    data_source = excluded.data_source, as_of = excluded.as_of
  where ${isNotOlder('p.as_of', { incoming: 'excluded' })}
    and (excluded.category, coalesce(excluded.pavilion, p.pavilion), coalesce(excluded.caption, p.caption))
      is distinct from (p.category, p.pavilion, p.caption)`

function pictureWriter(client: ClientBase) {
  return hallWriter<PictureRow>(client, upsert, ({ row, line, source, asOf }) => [
    row.url,
    row.category,
    row.pavilion,
    row.caption,
    line,
    source,
    asOf,
  ])
}
