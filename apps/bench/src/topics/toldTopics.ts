import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { exhibitorTopics, type TellingTexts, topicBases } from '@zhzz/search/trade/exhibitorTopics.ts'
import { parse } from 'csv-parse/sync'
import { random } from '#world/random.ts'

type Row = Record<string, string>

/** Columns of each text, the first that a file has. A category is what stands in products too: the same rule reads both. */
const texts = {
  category: { headers: ['industry', 'sw_industry', 'categories'], as: (text) => ({ categories: [text] }) },
  product: { headers: ['products'], as: (text) => ({ products: text.split(/[;；]/) }) },
  introduction: { headers: ['intro', 'introduction'], as: (text) => ({ introduction: text }) },
  name: { headers: ['company_name', 'name', 'full_name'], as: (text) => ({ names: [text] }) },
} satisfies Record<(typeof topicBases)[number], { headers: string[]; as: (text: string) => TellingTexts }>

/** How many rows of each file each kind of text tells a topic of, in what time; and some of them to be read by eye. */
export async function toldTopics({ files, read, seed }: { files: string[]; read: string; seed: string }) {
  const table: Record<string, Record<string, number | string>> = {}
  for (const file of files) {
    const rows: Row[] = parse(await readFile(file, 'utf8'), { columns: true, bom: true })
    for (const basis of topicBases) {
      const { headers, as } = texts[basis]
      const header = headers.find((name) => rows[0] && name in rows[0])
      const printed = rows.flatMap((row) => (header && row[header] ? [row[header]] : []))
      if (printed.length === 0) continue
      const begun = performance.now()
      const told = printed.map((text) => Object.keys(exhibitorTopics(as(text))))
      const each = ((performance.now() - begun) * 1_000) / printed.length
      const some = told.filter((topics) => topics.length > 0).length
      table[`${basename(file)} ${basis}`] = {
        rows: printed.length,
        told: some,
        share: Number((some / printed.length).toFixed(3)),
        'µs a row': Math.round(each),
      }
      show(printed, told, Number(read), Number(seed))
    }
  }
  console.table(table)
}

function show(printed: readonly string[], told: readonly string[][], most: number, seed: number) {
  const next = random(seed)
  const rows = printed.flatMap((text, at) =>
    told[at]?.length ? [`${told[at].join(' ')} | ${text.slice(0, 300)}`] : [],
  )
  for (let shown = 0; shown < Math.min(most, rows.length); shown++)
    console.log(rows[Math.floor(next() * rows.length)])
}
