import { lessonsOf, trialFrom } from '#learn/lessons.ts'
import type { Question } from '#learn/question.ts'
import type { LearnOptions } from '#learn/usualOptions.ts'
import { type Lack, lackOf } from '#run/lack.ts'
import type { World } from '#world/world.ts'

/** What a run asks on a day: what teaches, the coming editions, and of which of these nothing is to be said. */
export type Asked = {
  questions: Question[]
  lacks: { edition: number; lack: Lack }[]
  learnOn: LearnOptions['learnOn']
}

/** `seenFrom`: a later day, by which of an edition asked for it has turned out who comes; null: all coming editions. */
export function questionsOn(world: World, day: number, seenFrom: number | null = null): Asked {
  const questions = lessonsOf(world, day)
  const lacks: Asked['lacks'] = []
  for (const [edition, { start }] of world.editions.entries()) {
    if (start <= day || (seenFrom !== null && isStillOpen(world, edition, seenFrom))) continue
    const lack = lackOf(world, edition, day)
    if (lack === null) questions.push({ edition, cutOff: day, knownOn: null, isAsked: true })
    else lacks.push({ edition, lack })
  }
  return { questions, lacks, learnOn: [trialFrom(day), day] }
}

function isStillOpen(world: World, edition: number, day: number): boolean {
  const start = world.editions[edition]?.start ?? 0
  return start > day && lackOf(world, edition, day)?.code !== 'listPublished'
}
