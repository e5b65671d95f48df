import { pick, type Random } from '#random.ts'
import { givens, surnames } from '#words/names.ts'

/** An invented person: a surname and one or two characters. */
export function personName(random: Random): string {
  return pick(surnames, random, 0.6) + pick(givens, random) + (random() < 0.6 ? pick(givens, random) : '')
}
