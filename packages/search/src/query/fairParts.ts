import { regionAt } from '#text/region.ts'

const kind = /(?:展览会|博览会|交易会|展销会|订货会|展会|展)$/
const wide = /^(?:中国|国际|全国)+/
const least = 2

/**
 * The parts of the short name of a fair, as people say it: 上海机器人展 is 上海 and 机器人, which 上海国际机器人展览会 has too.
 * Empty where the word is of one part only, or of none. `word` is folded.
 */
export function fairParts(word: string): string[] {
  const stem = word.replace(kind, '')
  const place = regionAt(stem, 0)
  const head = place?.certain ? place.length : 0
  const core = stem.slice(head).replace(wide, '')
  if (core.length < least || !/\p{Script=Han}/u.test(core) || core === word) return []
  return head > 0 ? [stem.slice(0, head), core] : [core]
}
