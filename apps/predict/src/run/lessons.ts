import { hashed } from '#model/random.ts'
import { openScene, type Scene } from '#scene/scene.ts'
import type { World } from '#world/world.ts'

/** How long before the first day a lesson looks: as far apart as the editions that are scored. */
const horizons = [30, 75, 120, 200, 300] as const
const mostLessons = 600
const oldestDays = 4 * 366
const smallestLesson = 20

/** An edition that is over, seen from before it began. */
export type Lesson = { edition: number; cutOff: number; knownOn: number }

/** Editions to learn from on a day: those whose list is known by then, the latest ones when there are many. */
export function lessonsOf(world: World, today: number): Lesson[] {
  const lessons = world.editions.flatMap((edition, number): Lesson[] => {
    if (edition.isCancelled || edition.start > today || edition.start < today - oldestDays) return []
    const knownOn = latestKnown(world, number)
    if (knownOn === undefined || knownOn > today) return []
    const horizon = horizons[Math.floor(hashed(edition.id) * horizons.length)] ?? 120
    return [{ edition: number, cutOff: edition.start - horizon, knownOn }]
  })
  if (lessons.length <= mostLessons) return lessons
  // Which ones does not depend on the order of the rows, and every year keeps its share.
  return lessons
    .map((lesson) => ({ lesson, lot: hashed(`lesson ${world.editions[lesson.edition]?.id}`) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, mostLessons)
    .map(({ lesson }) => lesson)
    .sort((a, b) => a.edition - b.edition)
}

/** The lesson's scene, if its series had a list by then. */
export function sceneOf(world: World, { edition, cutOff }: Lesson): Scene | undefined {
  const scene = openScene(world, edition, cutOff)
  return scene.earlier.length > 0 && scene.here.size >= smallestLesson ? scene : undefined
}

/** Who came, as known on `today`. */
export function cameOn(world: World, edition: number, today: number): Set<number> {
  const came = new Set<number>()
  const to = world.listFirst[edition + 1] ?? 0
  for (let at = world.listFirst[edition] ?? 0; at < to; at++)
    if ((world.listKnown[at] ?? 0) <= today) came.add(world.listCompany[at] ?? 0)
  return came
}

/** The day by which nine tenths of a list could be read; undefined for a list too small to teach. */
function latestKnown(world: World, edition: number): number | undefined {
  const [from, to] = [world.listFirst[edition] ?? 0, world.listFirst[edition + 1] ?? 0]
  if (to - from < smallestLesson) return undefined
  return world.listKnown.slice(from, to).sort()[Math.floor((to - from) * 0.9)]
}
