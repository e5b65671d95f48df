import { listKnownOn } from '#learn/outcome.ts'
import type { Question } from '#learn/question.ts'
import type { World } from '#world/world.ts'

/**
 * Every edition of a world that had a list teaches; those of `asked` are asked for, so many days before they begin. What is
 * seen from after the last that is asked teaches nobody, and is left out.
 */
export function questionsOf(world: World, asked: ReadonlySet<number>, ahead: number): Question[] {
  const dayOf = (edition: number) => (world.editions[edition]?.start ?? 0) - ahead
  const end = [...asked].reduce(
    (latest, edition) => Math.max(latest, dayOf(edition)),
    Number.NEGATIVE_INFINITY,
  )
  return world.editions.flatMap((_, edition): Question[] => {
    const knownOn = listKnownOn(world, edition, Number.POSITIVE_INFINITY)
    const isAsked = asked.has(edition)
    const cutOff = dayOf(edition)
    return cutOff > end || (knownOn === null && !isAsked) ? [] : [{ edition, cutOff, knownOn, isAsked }]
  })
}
