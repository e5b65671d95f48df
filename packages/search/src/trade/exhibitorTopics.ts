import { notInIntroductions, notInNames, notInTexts, pervasive } from '#trade/exhibitorWords.ts'
import { topicHits, withWider } from '#trade/topicsOf.ts'

/** What tells a topic of an exhibitor, the firmest first. */
export const topicBases = ['category', 'product', 'introduction', 'name'] as const
export type TopicBasis = (typeof topicBases)[number]

/** What is printed of an exhibitor, or known of a company, that may tell what it is about. */
export type TellingTexts = {
  categories?: readonly string[]
  products?: readonly string[]
  introduction?: string | null
  names?: readonly (string | null | undefined)[]
}

/** Codes of the dictionary exhibition_industry with the firmest that tells each. */
export type ToldTopics = { [topic: string]: TopicBasis }

/**
 * The topics of an exhibitor. Words of a business scope are left out: a registry lists there whatever a company might
 * once do. How often each basis is right: docs/measurements.md.
 */
export function exhibitorTopics({ categories, products, introduction, names }: TellingTexts): ToldTopics {
  const told: ToldTopics = {}
  const tell = (basis: TopicBasis, topics: readonly string[]) => {
    for (const topic of withWider(topics)) told[topic] ??= basis
  }
  for (const text of categories ?? []) tell('category', printed(text))
  for (const text of products ?? []) tell('product', printed(text))
  if (introduction) tell('introduction', introduced(introduction))
  for (const name of names ?? []) if (name) tell('name', named(name))
  return told
}

function printed(text: string): string[] {
  return clearHits(text)
    .filter(({ word }) => !notInTexts.has(word))
    .map(({ topic }) => topic)
}

/** A university's name says where it is or what it once taught, and none of it is what it shows. */
const university = /大学|学院|\buniversit|\bcollege\b/i

function named(name: string): string[] {
  if (university.test(name)) return []
  return clearHits(name)
    .filter(({ word }) => word.length > 1 && !notInNames.has(word))
    .map(({ topic }) => topic)
}

const clauses = /[。；;！!？?\n，,]|\. /
/** What a company does itself … */
const claim =
  /专注|致力|主营|主要|研发|生产|制造|提供商|供应商|服务商|开发商|厂商|从事|深耕|聚焦|是一[家个]|领先的|focus|manufactur|supplie|provid|produc|develop|speciali|design/i
/** … and what others do with it, who they are, or where its people come from. */
const ofOthers =
  /应用于|适用于|服务于|运用于|用于|面向|客户|用户|场景|赋能|投资|合作|等.{0,6}(?:领域|行业|场景|产业)|各行业|毕业|大学|荣获|获得|入选|孵化|团队|经营范围|customer|application|industries|markets/i

/** More topics than these, and a word that stands there once is one of a list. */
const mostOnce = 3

/** Topics of two words, or of one where the company says what it does; a technique that all speak of needs the latter. */
function introduced(text: string): string[] {
  const words = new Map<string, string[]>()
  const claimed = new Set<string>()
  for (const clause of text.split(clauses)) {
    const hits = clearHits(clause)
    if (hits.length === 0 || ofOthers.test(clause)) continue
    const isClaim = claim.test(clause)
    for (const { topic, word } of hits) {
      if (word.length === 1 || notInTexts.has(word) || notInIntroductions.has(word)) continue
      words.set(topic, [...(words.get(topic) ?? []), word])
      if (isClaim) claimed.add(topic)
    }
  }
  const told = [...words].filter(
    ([topic, found]) => claimed.has(topic) || (!pervasive.has(topic) && new Set(found).size > 1),
  )
  return (told.length > mostOnce ? told.filter(([, found]) => found.length > 1) : told).map(
    ([topic]) => topic,
  )
}

function clearHits(text: string) {
  return topicHits(text).filter(({ isVague }) => !isVague)
}
