import { fold } from '#text/fold.ts'
import { isWord, units } from '#text/grams.ts'
import { topicWords } from '#trade/topicWords.ts'

/** A word of a topic in a text: folded, English words in the singular; `isVague` where it counts only beside no other. */
export type TopicHit = { topic: string; word: string; isVague: boolean }

type Named = { topic: string | null; isVague: boolean }
/** What begins with a run of units; `named` where a word ends. */
type Branch = { next: Map<string, Branch>; named?: Named }

const root: Branch = { next: new Map() }
for (const { topic, words, vague } of topicWords()) {
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
  return [...new Set((clear.length > 0 ? clear : hits).map(({ topic }) => topic))]
}

/** The words of topics in a text from left to right; of words that overlap the one that begins first, the longest. */
export function topicHits(text: string): TopicHit[] {
  const found: TopicHit[] = []
  const parts = singular(text)
  for (let at = 0; at < parts.length; ) {
    const { length, named } = longestAt(parts, at)
    const word = parts.slice(at, at + length).join(isWord(parts[at] ?? '') ? ' ' : '')
    if (named?.topic != null) found.push({ topic: named.topic, word, isVague: named.isVague })
    at += length
  }
  return found
}

function longestAt(parts: readonly string[], at: number): { length: number; named: Named | null } {
  let longest: { length: number; named: Named | null } = { length: 1, named: null }
  let branch = root.next.get(parts[at] ?? '')
  for (let length = 1; branch; length++) {
    if (branch.named) longest = { length, named: branch.named }
    branch = branch.next.get(parts[at + length] ?? '')
  }
  return longest
}

/** The folded units of a text, English words in the singular as far as their endings tell. */
function singular(text: string): string[] {
  return units(fold(text)).map((unit) => (unit.length > 3 && isWord(unit) ? withoutPlural(unit) : unit))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=sh|ch|x|ss)es$|s$/, '')
}
