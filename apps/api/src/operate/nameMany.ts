import type { Input } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { LineState } from '@zhzz/contract/operate/names.ts'
import { canBeName, otherName } from '@zhzz/contract/operate/otherName.ts'
import { type Queries, queriesOf } from '@zhzz/db/queries.ts'
import type { Said } from '@zhzz/import/correct/asCorrection.ts'
import { correctCompany } from '@zhzz/import/correct/correctCompany.ts'
import { correctFacts } from '@zhzz/import/correct/correctFacts.ts'
import { Hindered } from '@zhzz/import/correct/hindered.ts'
import { isSourceName } from '@zhzz/import/origin.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { signedBy } from '#http/operatorSession.ts'
import { type Bearer, bearersOf } from '#operate/names/bearers.ts'

type Asked = Input<typeof operate.nameMany>
type Verdict = { state: LineState; number: number | null }
type Line = { state: LineState; of: Bearer | undefined; other: string }

/** Each line is a run of its own, which is taken back by itself. */
export const nameMany: Handler<typeof operate.nameMany> = async (asked, { db, now, operator, fail }) => {
  const { kind, lacks, source, isTrial } = asked
  if (!isSourceName(source)) throw fail('conflict', { hindrance: 'source' })
  const names = asked.lines.map(({ name }) => name)
  const lines = judged(asked, await bearersOf(db, kind, lacks, names))
  const said = { source, asOf: shanghaiDay(now), by: signedBy(operator) }
  const done = new Map<Line, Verdict>()
  for (const line of isTrial ? [] : inOneOrder(lines)) {
    const verdict = await named(queriesOf(db), kind, line.of.id, otherName(lacks, line.other, line.of), said)
    if (verdict === null) throw fail('conflict', { hindrance: 'undoing' })
    done.set(line, verdict)
  }
  return { lines: lines.map((line) => done.get(line) ?? { state: line.state, number: null }) }
}

/** What would become of each line, by the records that bear its name. */
function judged({ lacks, lines }: Asked, bearers: readonly Bearer[][]): Line[] {
  const seen = new Set<string>()
  return lines.map(({ other }, at) => {
    const [of, second] = bearers[at] ?? []
    const isTwice = of !== undefined && seen.has(of.id)
    if (of !== undefined) seen.add(of.id)
    const state = () => {
      if (of === undefined) return 'unknown'
      if (second !== undefined) return 'several'
      if (!of.isLacking) return 'hasOne'
      if (isTwice) return 'twice'
      return canBeName(lacks, other) ? 'named' : 'wrongLanguage'
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

/** Null: an undo runs, and nothing is put right meanwhile. */
async function named(
  client: Queries,
  kind: Asked['kind'],
  id: string,
  set: Readonly<Record<string, string>>,
  said: Said,
): Promise<Verdict | null> {
  const asked = { set, blank: [], ...said }
  try {
    if (kind === 'company')
      return { state: 'named', number: await correctCompany(client, { companyId: id, ...asked }) }
    const { number } = await correctFacts(client, { kind, id, ...asked })
    return { state: 'named', number }
  } catch (error) {
    if (!(error instanceof Hindered)) throw error
    return error.hindrance === 'undoing' ? null : { state: stateOf[error.hindrance], number: null }
  }
}
