import { newKey } from '@zhzz/client/newKey.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import type { MatchVerdict, PrintedName } from '@zhzz/contract/operate/match.ts'
import { client } from '#api.ts'
import { explain } from '#explain.ts'

export type Verdict =
  | { verdict: 'company'; companyId: string; company: string }
  | { verdict: 'none' | 'later' }

/** A name as it was decided on this page, and the decision once it is kept; null: it was not. */
export type Decided = {
  name: PrintedName
  verdict: MatchVerdict
  company: string | null
  kept: Promise<string | null>
}

export type Shown = {
  state: 'loading' | 'ready' | 'failed'
  names: readonly PrintedName[]
  decided: readonly Decided[]
  waiting: number
}

/** Which queue, and of one exhibition alone. */
type Asked = Pick<Request<typeof operate.takeNames>, 'queue' | 'editionId'>
type Told = { othersDecide(name: string): void; notKept(name: string): void; undone(name: string): void }

const fewLeft = 8
const atOnce = 12

/**
 * The names before this operator: the next one is there when one is decided, and what was decided is kept behind the
 * page; what could not be kept comes back.
 */
export class NameQueue {
  readonly #asked: Asked
  readonly #told: Told
  readonly #listeners = new Set<() => void>()
  #shown: Shown = { state: 'loading', names: [], decided: [], waiting: 0 }
  #taking = false
  /** Decided here, and not kept yet: the server would hand them out again. */
  readonly #keeping = new Set<string>()

  constructor(asked: Asked, told: Told) {
    this.#asked = asked
    this.#told = told
  }

  shown = (): Shown => this.#shown

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0 && this.#shown.names.length === 0) void this.take()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #show(change: Partial<Shown>) {
    this.#shown = { ...this.#shown, ...change }
    for (const listener of this.#listeners) listener()
  }

  async take(): Promise<void> {
    if (this.#taking) return
    this.#taking = true
    if (this.#shown.state === 'failed') this.#show({ state: 'loading' })
    const held = [...this.#shown.names.map(({ id }) => id), ...this.#keeping]
    try {
      const { list, waiting } = await client.send(
        operate.takeNames,
        { ...this.#asked, most: atOnce, held },
        { idempotencyKey: newKey() },
      )
      const known = new Set([...held, ...this.#shown.names.map(({ id }) => id)])
      const fresh = list.filter(({ id }) => !known.has(id))
      this.#show({ state: 'ready', names: [...this.#shown.names, ...fresh], waiting })
    } catch (error) {
      explain(error)
      this.#show({ state: 'failed' })
    } finally {
      this.#taking = false
    }
  }

  decide(verdict: Verdict): void {
    const [name, ...names] = this.#shown.names
    if (name === undefined) return
    const company = verdict.verdict === 'company' ? verdict.company : null
    const kept = this.#keep(name, verdict)
    const decided = [{ name, verdict: verdict.verdict, company, kept }, ...this.#shown.decided]
    this.#show({ names, decided, waiting: Math.max(0, this.#shown.waiting - 1) })
    if (names.length < fewLeft) void kept.then(() => this.take())
  }

  async #keep(name: PrintedName, said: Verdict): Promise<string | null> {
    const { id } = name
    this.#keeping.add(id)
    const input =
      said.verdict === 'company'
        ? { id, verdict: said.verdict, companyId: said.companyId }
        : { id, verdict: said.verdict }
    try {
      const { decisionId } = await client.send(operate.decideName, input, { idempotencyKey: newKey() })
      return decisionId
    } catch (error) {
      this.#show({ decided: this.#shown.decided.filter((each) => each.name.id !== id) })
      if (error instanceof Failure && error.failure === 'conflict') this.#told.othersDecide(name.name)
      else {
        explain(error)
        this.#told.notKept(name.name)
        this.#putBack(name)
      }
      return null
    } finally {
      this.#keeping.delete(id)
    }
  }

  /** Takes the last decision back: the name lies in front again. */
  async undo(): Promise<void> {
    const [last, ...decided] = this.#shown.decided
    if (last === undefined) return
    this.#show({ decided })
    const id = await last.kept
    if (id === null) return
    try {
      await client.send(operate.undoName, { id }, { idempotencyKey: newKey() })
      this.#putBack(last.name)
      this.#told.undone(last.name.name)
    } catch (error) {
      explain(error)
    }
  }

  #putBack(name: PrintedName) {
    const others = this.#shown.names.filter(({ id }) => id !== name.id)
    this.#show({ names: [name, ...others], waiting: this.#shown.waiting + 1 })
  }
}
