import { aboutToken } from '#document/companyFacts.ts'
import { type Condition, token } from '#query/tsquery.ts'
import { fold } from '#text/fold.ts'
import { topicWords } from '#trade/topicWords.ts'

/** What a topic is called first, in Chinese and in English: who is about 机器人 need not be about 机械臂. */
const called = new Map(
  topicWords().flatMap(({ topic, words }): [string, string][] => {
    const english = words.find((word) => /^[a-z]/.test(word))
    return topic === null ? [] : [words[0], english].flatMap((word) => (word ? [[word, topic]] : []))
  }),
)

/** Who is about the topic that is called so, as a list, a register or its name tells. */
export function aboutWord(word: string): Condition {
  const topic = called.get(fold(word))
  return topic === undefined ? undefined : token(aboutToken(topic))
}
