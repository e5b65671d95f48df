import { listOf } from '#value/text.ts'

/** A position or department as printed, and how many of the visitors have it; null: not told. */
export type Counted = { name: string; count: number | null }

const numbered =
  /^(.+?)\s*(?:[×xX*:：]\s*(\d{1,6})|[(（]\s*(\d{1,6})\s*[人名位]?\s*[)）]|\s(\d{1,6})\s*[人名位])$/

/** `采购经理×2；工程师(3)、总监`: each once, its numbers added. */
export function countedIn(cell: string | undefined): Counted[] {
  const found = new Map<string, number | null>()
  for (const item of listOf(cell)) {
    const [, name = item, ...counts] = numbered.exec(item.normalize('NFKC')) ?? []
    const told = counts.find((count) => count !== undefined)
    const before = found.get(name)
    const count = told === undefined ? null : Number(told)
    found.set(name, before == null ? count : before + (count ?? 0))
  }
  return [...found].map(([name, count]) => ({ name: name.slice(0, 60), count })).slice(0, 30)
}
