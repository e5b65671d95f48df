import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { walkKey } from '@zhzz/contract/exhibition/boothPlace.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { walkRoute } from '@zhzz/contract/exhibition/walkRoute.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { packedTest } from '#exhibition/pack/packedTest.ts'
import type { Pack } from '#exhibition/pack/packStore.ts'
import { waitingMarks } from '#exhibition/targets.ts'

type Asked = Request<typeof exhibition.exhibitors>

/** The list as the server gives it, whole and out of a pack. Null: a filter asks what no row says. */
export function packedList(pack: Pack, input: object): Output<typeof exhibition.exhibitors> | null {
  // Of this very call: `standIn` compares its name.
  const asked = trusted<Asked>(input)
  const test = packedTest(asked)
  if (test === null) return null
  const all = rowsOf(pack)
  const list = inOrder(all.filter(test), orders[asked.sort ?? 'boothNo'])
  const isWhole = list.length === all.length
  const { card, pavilions, exhibitorListStatus } = pack.detail
  return {
    list,
    total: isWhole ? pack.total : list.length,
    totalIsMore: false,
    cursor: null,
    access: pack.access,
    editionName: card.name,
    listStatus: exhibitorListStatus,
    shownEditionName: pack.shownEditionName,
    pavilions,
    heads: (asked.sort ?? 'boothNo') === 'boothNo' ? headsOf(list) : [],
    topics: [],
    counts: {
      all: pack.total,
      customBuilt: all.filter(({ boothType }) => boothType === 'custom' || boothType === 'raw').length,
      firstTime: all.filter(({ isFirstTime }) => isFirstTime === true).length,
      targets: all.filter(({ target }) => target !== null).length,
      visited: all.filter(({ target }) => target === 'visited').length,
    },
  }
}

/** The walk to one's targets, those too that the server does not know of yet. */
export function packedRoute(pack: Pack): Output<typeof exhibition.route> {
  const targets = rowsOf(pack).filter(({ target }) => target !== null)
  return { editionName: pack.detail.card.name, ...walkRoute(inOrder(targets, orders.boothNo)) }
}

/** With what was marked here and not sent. */
function rowsOf({ shelves }: Pack): ExhibitorRow[] {
  const marks = waitingMarks()
  return shelves.flatMap(({ rows }) =>
    rows.map((row) => {
      const mark = marks.get(row.id)
      return mark === undefined ? row : { ...row, target: mark === 'none' ? null : mark }
    }),
  )
}

function headsOf(list: readonly ExhibitorRow[]): { pavilion: string | null; count: number }[] {
  const counts = new Map<string | null, number>()
  for (const { firstPavilion } of list) counts.set(firstPavilion, (counts.get(firstPavilion) ?? 0) + 1)
  return [...counts].map(([pavilion, count]) => ({ pavilion, count }))
}

type Ordered = readonly (string | number)[]

/** What a row is ordered by, as the server orders, with what is not known behind. */
const orders: Record<NonNullable<Asked['sort']>, (row: ExhibitorRow) => Ordered> = {
  boothNo: ({ firstPavilion, boothNo }) => [walk(firstPavilion), walk(boothNo)],
  boothArea: ({ boothArea }) => [-(boothArea ?? -1)],
  exhibitionCount: ({ exhibitionCount }) => [-(exhibitionCount ?? -1)],
  name: ({ listedName }) => [listedName.toLowerCase()],
}

/** Each key is made once: there are thousands of rows. */
function inOrder(rows: readonly ExhibitorRow[], orderOf: (row: ExhibitorRow) => Ordered): ExhibitorRow[] {
  return rows
    .map((row) => ({ row, keys: [...orderOf(row), row.id] }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ row }) => row)
}

function walk(text: string | null): string {
  return text === null ? '~' : walkKey(text)
}

function compare(a: Ordered, b: Ordered): number {
  for (const [at, key] of a.entries()) {
    const other = b[at] ?? ''
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
