import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { shownFigures } from '#operate/figure/declared.ts'

type Figure = Output<typeof operate.figures>['list'][number]
type Table = Pick<Figure, 'command' | 'day' | 'head' | 'rows'>

const folder = fileURLToPath(new URL('../../../../../docs/measurements/', import.meta.url))

/** The tables that are declared, of the pages as they lie here; none of a page that does not. */
export async function measuredFigures(): Promise<Figure[]> {
  const figures = shownFigures.map(async ({ area, page, heading, before = 0 }): Promise<Figure[]> => {
    const text = await readFile(join(folder, `${page}.md`), 'utf8').catch(() => '')
    const table = tablesBelow(text, heading)[before]
    return table === undefined
      ? []
      : [{ area, file: `docs/measurements/${page}.md`, title: heading, ...table }]
  })
  return (await Promise.all(figures)).flat()
}

/** Of a page in Markdown every table below a heading, each with the command and the day that were told last before it. */
export function tablesBelow(page: string, heading: string): Table[] {
  const tables: Table[] = []
  const told = { command: '', day: '' }
  let isBelow = false
  let rows: string[][] = []
  const end = () => {
    const [head, , ...others] = rows
    if (head !== undefined && isBelow) tables.push({ ...told, head, rows: others })
    rows = []
  }
  for (const line of page.split('\n')) {
    if (line.startsWith('|')) {
      rows.push(cellsOf(line))
      continue
    }
    end()
    const title = /^#+ (.*)$/.exec(line)?.[1]
    if (title !== undefined) isBelow = title === heading
    const [command] = /np[mx] run [^`]+|npx vitest [^`]+/.exec(line) ?? []
    if (command !== undefined) told.command = command.trim()
    // A day in a command is one that it is told, not when it ran.
    const days = line.replace(/`[^`]*`?/g, '').match(/20\d\d-\d\d-\d\d/g)
    told.day = days?.at(-1) ?? told.day
  }
  end()
  return tables
}

function cellsOf(row: string): string[] {
  const cells = row.split('|').slice(1, -1)
  return cells.map((cell) => cell.replaceAll('**', '').replaceAll('`', '').trim())
}
