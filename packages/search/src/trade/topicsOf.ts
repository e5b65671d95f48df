import { ALPHANUMERIC, classAt, fold, IDEOGRAPH, SEPARATOR } from '#text/fold.ts'
import { isWord, units } from '#text/grams.ts'
import { topicWords } from '#trade/topicWords.ts'

/** A word of a topic in a text: folded, English words in the singular; `isVague` where it counts only beside no other. */
export type TopicHit = { topic: string; word: string; isVague: boolean }

type Named = { topic: string | null; isVague: boolean }
/** What begins with a run of units; `named` where a word ends. */
type Branch = { next: Map<string, Branch>; named?: Named }

const root: Branch = { next: new Map() }
const wider = new Map<string, string>()
for (const { topic, within, words, vague } of topicWords()) {
  if (topic !== null && within !== null) wider.set(topic, within)
  for (const word of words) enter(word, { topic, isVague: false })
  for (const word of vague) enter(word, { topic, isVague: true })
}

function enter(word: string, named: Named) {
  let branch = root
  for (const unit of singular(word)) {
    const next = branch.next.get(unit) ?? { next: new Map() }
    branch.next.set(unit, next)
    branch = next
  }
  branch.named ??= named
}

/** The topics that a name says, in the order of its words. */
export function topicsOf(name: string): string[] {
  const hits = topicHits(name)
  const clear = hits.filter(({ isVague }) => !isVague)
  return withWider((clear.length > 0 ? clear : hits).map(({ topic }) => topic))
}

/** Whether a text is nothing but a word of a topic: 机器人 is, 宇树机器人 is not. */
export function isTopicWord(text: string): boolean {
  const [hit, ...others] = topicHits(text)
  return others.length === 0 && hit?.word === singular(text).join(/[a-z]/.test(hit?.word ?? '') ? ' ' : '')
}

/** Each once, those that they are a part of behind them. */
export function withWider(topics: readonly string[]): string[] {
  return [...new Set([...topics, ...topics.flatMap((topic) => wider.get(topic) ?? [])])]
}

/** The words of topics in a text from left to right; of words that overlap the one that begins first, the longest. */
export function topicHits(text: string): TopicHit[] {
  const found: TopicHit[] = []
  const folded = fold(text)
  for (let at = 0; at < folded.length; ) {
    const kind = classAt(folded, at)
    const end = kind === ALPHANUMERIC ? endOfWord(folded, at) : at + 1
    const branch = kind === SEPARATOR ? undefined : root.next.get(unitOf(folded, at, end))
    const longest = branch && longestFrom(branch, folded, end)
    if (longest?.named.topic != null) {
      const { topic, isVague } = longest.named
      found.push({
        topic,
        word: singular(folded.slice(at, longest.end)).join(kind === IDEOGRAPH ? '' : ' '),
        isVague,
      })
    }
    at = longest?.end ?? end
  }
  return found
}

/** The longest word that goes on with `branch` behind `end`; most places of a text begin none. */
function longestFrom(branch: Branch, folded: string, end: number): { end: number; named: Named } | undefined {
  let longest = branch.named && { end, named: branch.named }
  let next: Branch | undefined = branch
  for (let at = end; next && next.next.size > 0 && at < folded.length; ) {
    const kind = classAt(folded, at)
    const upTo = kind === ALPHANUMERIC ? endOfWord(folded, at) : at + 1
    if (kind !== SEPARATOR) {
      next = next.next.get(unitOf(folded, at, upTo))
      if (next?.named) longest = { end: upTo, named: next.named }
    }
    at = upTo
  }
  return longest
}

function endOfWord(folded: string, from: number): number {
  let at = from + 1
  while (at < folded.length && classAt(folded, at) === ALPHANUMERIC) at++
  return at
}

function unitOf(folded: string, at: number, end: number): string {
  return end - at === 1 ? folded.charAt(at) : inSingular(folded.slice(at, end))
}

/** The folded units of a word, English ones in the singular as far as their endings tell. */
function singular(text: string): string[] {
  return units(fold(text)).map((unit) => (isWord(unit) ? inSingular(unit) : unit))
}

function inSingular(unit: string): string {
  return unit.length > 3 ? withoutPlural(unit) : unit
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4 && word !== 'securities') return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '')
}
