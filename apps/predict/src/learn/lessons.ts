import { listKnownOn } from '#learn/outcome.ts'
import type { Question } from '#learn/question.ts'
import { hashed } from '#model/random.ts'
import type { World } from '#world/world.ts'

/** How long before the first day a lesson looks: as far apart as the editions that are scored. */
const horizons = [30, 75, 120, 200, 300] as const
const mostLessons = 600
const oldestDays = 4 * 366
/** Lessons seen from this many days before today or later are asked first, and tell how good the model is. */
const trialDays = 430

/** The day from which lessons are asked before they teach. */
export function trialFrom(today: number): number {
  return today - trialDays
}

/** Editions to learn from on a day: those whose list is known by then, and not all of them when there are many. */
export function lessonsOf(world: World, today: number): Question[] {
  const lessons = world.editions.flatMap(({ id, start }, edition): Question[] => {
    const knownOn = start < today - oldestDays ? null : listKnownOn(world, edition, today)
    if (knownOn === null) return []
    const cutOff = start - (horizons[Math.floor(hashed(id) * horizons.length)] ?? 120)
    return [{ edition, cutOff, knownOn, isAsked: cutOff >= trialFrom(today) }]
  })
  if (lessons.length <= mostLessons) return lessons
  // Which ones does not depend on the order of the rows, and every year keeps its share.
  return lessons
    .map((lesson) => ({ lesson, lot: hashed(`lesson ${world.editions[lesson.edition]?.id}`) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, mostLessons)
    .map(({ lesson }) => lesson)
}
