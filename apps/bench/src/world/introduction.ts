import { pick, random } from '#world/random.ts'
import { stemCharacters, trades } from '#world/vocabulary.ts'

/** So many companies have one that says something of itself. */
const every = 20

/** What a company says of itself, some 100–600 characters; null for most. Drawn apart from all else of the world. */
export function inventIntroduction(
  number: number,
  stem: string,
  trade: (typeof trades)[number],
): string | null {
  if (number % every !== 0) return null
  const next = random(number + 1)
  const phrase = () => {
    const offered = pick((next() < 0.8 ? trade : pick(trades, next)).products, next)
    const told = Array.from({ length: 4 + Math.floor(next() * 8) }, () =>
      pick(stemCharacters, next, 0.4),
    ).join('')
    return `${pick(openings, next)}${offered}${told}`
  }
  const phrases = Array.from({ length: 5 + Math.floor(next() ** 2 * 25) }, phrase)
  return `${stem}成立以来，${phrases.join('，')}。`
}

const openings = ['专注于', '为客户提供', '拥有多项', '致力于', '自主研发', '广泛应用于', '主营', '已成为']
