import { UnreadableFile } from '#read/record.ts'
import type { Zip } from '#read/zip.ts'

export type Sheet = { name: string; entry: string }

/** The sheets of a workbook in their order, hidden ones left out. */
export async function sheetsOf(zip: Zip, path: string): Promise<Sheet[]> {
  if (!zip.has('xl/workbook.xml'))
    throw new UnreadableFile(`${path} is a ZIP archive, not a workbook: unpack it and import the files in it`)
  const workbook = await zip.text('xl/workbook.xml')
  if (/<workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook))
    throw new UnreadableFile(`${path} counts its days from 1904: save it as CSV, with the dates written out`)
  const targets = new Map<string, string>()
  for (const [element] of (await zip.text('xl/_rels/workbook.xml.rels')).matchAll(/<Relationship\b[^>]*>/g)) {
    const target = attribute(element, 'Target') ?? ''
    targets.set(attribute(element, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return [...workbook.matchAll(/<sheet\b[^>]*>/g)].flatMap(([element]) => {
    const entry = targets.get(attribute(element, 'r:id') ?? '')
    const isHidden = /\bstate="(?:hidden|veryHidden)"/.test(element)
    return entry === undefined || isHidden || !zip.has(entry)
      ? []
      : [{ name: attribute(element, 'name') ?? '', entry }]
  })
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]
}
