import { ALPHANUMERIC, classAt, fold } from '@zhzz/search/text/fold.ts'

/** A name that texts may print. `isKnown`: everybody knows it by that, so it may be short. */
export type Printable = { id: string; name: string; isKnown: boolean }

type Entry = { key: string; id: string; isKnown: boolean }

const leastHan = 5
const leastKnown = 3
const leastLatin = 8
const han = /\p{Script=Han}/u
/** Before a name these end what came before; another character may be its own beginning (苏州|上海…展). */
const endsBefore = /[届年的在与和及了是为于由对到加观办从将赴当日次大当]/
/** Behind …展 and …会 these make another word of it: 展示, 展厅, 会展中心. */
const makesOther = /^(?:[示品厅馆位台商现望柜区架板]|展馆|展厅|展中心|议|员|长)/

/** Names of things in texts: where several things bear a name it finds none, and of names that begin alike the longest holds. */
export class PrintedNames {
  readonly #byStart = new Map<string, Entry[]>()
  readonly #owner = new Map<string, string | null>()

  constructor(names: readonly Printable[]) {
    for (const { id, name, isKnown } of names) {
      const key = keyOf(name)
      if (!isTelling(key, isKnown)) continue
      const owner = this.#owner.get(key)
      if (owner !== undefined) {
        if (owner !== id) this.#owner.set(key, null)
        continue
      }
      this.#owner.set(key, id)
      const start = key.slice(0, 2)
      this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), { key, id, isKnown }])
    }
    for (const entries of this.#byStart.values()) entries.sort((a, b) => b.key.length - a.key.length)
  }

  /** The ids of what the text names. */
  in(text: string): string[] {
    const folded = keyOf(text)
    const found = new Set<string>()
    for (let at = 0; at < folded.length; at++) {
      const entry = this.#byStart
        .get(folded.slice(at, at + 2))
        ?.find((one) => folded.startsWith(one.key, at) && standsAlone(folded, at, one))
      if (entry === undefined) continue
      const owner = this.#owner.get(entry.key)
      if (owner) found.add(owner)
      at += entry.key.length - 1
    }
    return [...found]
  }
}

function keyOf(text: string): string {
  return fold(text).replace(/ +/g, ' ').trim()
}

function isTelling(key: string, isKnown: boolean): boolean {
  if (han.test(key)) return key.length >= (isKnown ? leastKnown : leastHan)
  return key.length >= leastLatin && (isKnown || key.includes(' '))
}

function standsAlone(text: string, at: number, { key, isKnown }: Entry): boolean {
  const [before, behind] = [text.charAt(at - 1), text.slice(at + key.length, at + key.length + 4)]
  if (isInWord(text, at) || isInWord(text, at + key.length)) return false
  if (/[展会]$/.test(key) && makesOther.test(behind)) return false
  return isKnown || !han.test(key) || !han.test(before) || endsBefore.test(before)
}

/** Between two letters or digits. */
function isInWord(text: string, at: number): boolean {
  return (
    at > 0 && at < text.length && classAt(text, at - 1) === ALPHANUMERIC && classAt(text, at) === ALPHANUMERIC
  )
}
