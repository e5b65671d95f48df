import type { EnglishName } from '#names/englishName.ts'
import type { ReadName } from '#names/printedName.ts'
import { readQuery } from '#query/query.ts'
import { conditionOf } from '#query/stage.ts'
import { stagesOf } from '#query/stages.ts'
import { all, any, beginning, type Condition, joined, token } from '#query/tsquery.ts'
import { hasPairs } from '#text/grams.ts'
import { spellingOf } from '#text/pinyin.ts'

/** Whom to look at for a printed name: the same own words anywhere, the same English words, a slip of the hand. */
export function matchConditions({ named, parent, english, isChinese, isComplete }: ReadName): Condition {
  return any([
    isChinese ? sameWords(parent ?? named.core) : undefined,
    isChinese && !isComplete ? shortened(named.core) : undefined,
    isChinese && parent === null ? slipped(named) : undefined,
    ...english.map((name) => all(name.telling.map(token))),
    ...(isChinese ? [] : english.map(spelled)),
  ])
}

function sameWords(text: string): Condition {
  const stages = stagesOf(readQuery(text))
  return any([stages.exact, stages.whole].map(conditionOf)) ?? conditionOf(stages.contains)
}

/** Names that a short name leaves words or characters out of. */
function shortened(text: string): Condition {
  const { pieces, loose, abbreviated } = stagesOf(readQuery(text))
  return any([pieces, loose, abbreviated].map(conditionOf))
}

/** Own words that begin and end alike, or whose beginning sounds alike, in the same place. */
function slipped({ core, starts, region }: ReadName['named']): Condition {
  const own = core.slice(starts.at(-1))
  if (own.length < 4 || hasPairs(own)) return undefined
  const sounds = spellingOf(own)
  return joined(
    any([
      sounds === undefined ? undefined : token(`+${sounds}`),
      all([token(`^${own.slice(0, 2)}`), token(`$${own.slice(-2)}`)]),
    ]),
    region === undefined ? undefined : token(`@${region}`),
  )
}

/** A Chinese name that its first words spell in pinyin, in the place it names. */
function spelled({ stem: [first = '', second = ''], region }: EnglishName): Condition {
  const letters = first.length < 4 ? first + second : first
  if (!/^[a-z]{4,}$/.test(letters)) return undefined
  return joined(beginning(`+${letters}`), region === undefined ? undefined : token(`@${region}`))
}
