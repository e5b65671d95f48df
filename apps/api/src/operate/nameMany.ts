import type { Input } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { LineState } from '@zhzz/contract/operate/names.ts'
import { canBeName, otherName } from '@zhzz/contract/operate/otherName.ts'
import { type Queries, queriesOf } from '@zhzz/db/queries.ts'
import { asOneRun, type Said, withoutUndo } from '@zhzz/import/correct/asCorrection.ts'
import { correctCompany } from '@zhzz/import/correct/correctCompany.ts'
import { correctFacts } from '@zhzz/import/correct/correctFacts.ts'
import { Hindered } from '@zhzz/import/correct/hindered.ts'
import { isSourceName } from '@zhzz/import/origin.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { type Bearer, bearersOf } from '#operate/names/bearers.ts'

type Asked = Input<typeof operate.nameMany>
type Line = { state: LineState; of: Bearer | undefined; other: string }

/** All that can be is put in as one run. */
export const nameMany: Handler<typeof operate.nameMany> = async (asked, { db, now, operator, fail }) => {
  const { kind, lacks, source, isTrial } = asked
  if (!isSourceName(source)) throw fail('conflict', { hindrance: 'source' })
  const bearers = await bearersOf(
    db,
    kind,
    lacks,
    asked.lines.map(({ name }) => name),
  )
  const lines = judged(asked, bearers)
  const ready = isTrial ? [] : inOneOrder(lines)
  const [first] = ready
  if (first === undefined) return { lines, number: null }
  const client = queriesOf(db)
  const said = { source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const done = new Map<Line, LineState>()
  const more = ready.length > 1 ? ` (+${ready.length - 1})` : ''
  const noted = { name: `${first.of.name}${more}`, said, options: { kind, lacks } }
  try {
    await withoutUndo(client)
    const number = await asOneRun(client, noted, async (run) => {
      for (const line of ready)
        done.set(
          line,
          await named(client, line, { kind, set: otherName(lacks, line.other, line.of), said, run }),
        )
      return [...done.values()].filter((state) => state === 'named').length
    })
    return { lines: lines.map((line) => ({ state: done.get(line) ?? line.state })), number }
  } catch (error) {
    if (!(error instanceof Hindered)) throw error
    throw fail('conflict', { hindrance: error.hindrance })
  }
}

/** What would become of each line, by the records that bear its name. */
function judged({ lacks, lines }: Asked, bearers: readonly Bearer[][]): Line[] {
  const seen = new Set<string>()
  return lines.map(({ other }, at) => {
    const [of, second] = bearers[at] ?? []
    const state = () => {
      if (of === undefined) return 'unknown'
      if (second !== undefined) return 'several'
      if (!of.isLacking) return 'hasOne'
      if (!canBeName(lacks, other)) return 'wrongLanguage'
      if (seen.has(of.id)) return 'twice'
      seen.add(of.id)
      return 'named'
    }
    return { state: state(), of, other }
  })
}

type Named = Line & { of: Bearer }

/** Of two operators who name the same records neither waits for the other in a circle. */
function inOneOrder(lines: readonly Line[]): Named[] {
  const isNamed = (line: Line): line is Named => line.state === 'named' && line.of !== undefined
  return lines.filter(isNamed).toSorted((a, b) => (a.of.id < b.of.id ? -1 : 1))
}

const stateOf = { gone: 'unknown', unreadable: 'unreadable', same: 'hasOne', taken: 'taken' } as const

type Put = {
  kind: Asked['kind']
  set: Readonly<Record<string, string>>
  said: Said
  run: number
}

async function named(
  client: Queries,
  { of: { id } }: Named,
  { kind, set, said, run }: Put,
): Promise<LineState> {
  const asked = { set, blank: [], run, ...said }
  try {
    if (kind === 'company') await correctCompany(client, { companyId: id, ...asked })
    else await correctFacts(client, { kind, id, ...asked })
    return 'named'
  } catch (error) {
    if (!(error instanceof Hindered) || error.hindrance === 'undoing') throw error
    return stateOf[error.hindrance]
  }
}
