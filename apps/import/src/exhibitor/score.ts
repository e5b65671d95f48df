import { type Anatomy, anatomy } from '@zhzz/search/anatomy.ts'
import { fold, nameKey } from '@zhzz/search/fold.ts'
import type { Name, NameKind } from '@zhzz/search/names.ts'
import { englishForms } from '@zhzz/search/words.ts'

export type Score = { score: number; reasons: string[] }

/** The same words under another kind of name say less: a brand may be several companies'. */
const exactScores: Record<NameKind, number> = {
  name: 1,
  formerName: 0.97,
  shortName: 0.9,
  brand: 0.9,
  englishName: 0.9,
}

/**
 * How surely a printed name is one of a company's names, 0 to 1, and what speaks for it. 0.95 and more only when
 * the names differ in nothing but the legal form and where the region stands.
 */
export function scoreNames(
  printed: { listedName: string; englishName: string | null },
  names: readonly Name[],
): Score {
  const key = nameKey(printed.listedName)
  const own = anatomy(printed.listedName)
  let best: Score = { score: 0, reasons: [] }
  for (const name of names) {
    const score =
      nameKey(name.text) === key
        ? { score: exactScores[name.kind], reasons: [name.kind] }
        : scoreOne(printed, own, name)
    if (score.score > best.score) best = score
  }
  return best
}

function scoreOne(printed: { englishName: string | null }, own: Anatomy, name: Name): Score {
  if (name.kind === 'englishName') return scoreEnglish(printed.englishName, name.text)
  const other = anatomy(name.text)
  const place = samePlace(own.region, other.region)
  const marks = own.marks.join() === other.marks.join() ? 0 : 0.1
  const handicap = name.kind === 'name' ? 0 : 0.08
  if (wordsOf(own) === wordsOf(other)) {
    const score = place === 'same' ? 0.96 : place === 'unknown' ? 0.86 : 0.6
    return { score: score - marks - handicap, reasons: ['words', ...(place === 'same' ? ['region'] : [])] }
  }
  if (stemOf(own) === stemOf(other) && stemOf(own).length > 1) {
    const score = place === 'same' ? 0.8 : place === 'unknown' ? 0.74 : 0.5
    return { score: score - marks - handicap, reasons: ['stem', ...(place === 'same' ? ['region'] : [])] }
  }
  return { score: 0, reasons: [] }
}

function samePlace(one: string | undefined, other: string | undefined): 'same' | 'other' | 'unknown' {
  if (one === undefined || other === undefined) return one === other ? 'same' : 'unknown'
  return one.startsWith(other) || other.startsWith(one) ? 'same' : 'other'
}

function wordsOf({ core, starts }: Anatomy): string {
  return core.slice(starts.at(-1) ?? 0)
}

function stemOf({ core, starts, ends }: Anatomy): string {
  return core.slice(starts.at(-1) ?? 0, ends.at(-1) ?? core.length)
}

/** Without Co., Ltd. and the like the same words in the same order, two of them at least. */
function scoreEnglish(printed: string | null, name: string): Score {
  const words = (text: string) =>
    fold(text)
      .split(' ')
      .filter((word) => word !== '' && !englishForms.has(word))
  const own = words(printed ?? '')
  if (own.length < 2 || own.join(' ') !== words(name).join(' ')) return { score: 0, reasons: [] }
  return { score: 0.92, reasons: ['englishName'] }
}
