import type { Edition, Target } from '#fair/fair.ts'
import { History } from '#fair/history.ts'
import { openScene, type Scene } from '#features/featureGroup.ts'
import { type FeatureTable, featureTable } from '#features/featureTable.ts'

/** An edition on its first day, with everything known then. */
export type Occasion = { target: Target; scene: Scene; table: FeatureTable; isTarget: boolean }

/** An earlier occasion whose list is known by now: `came[row]` says whether that candidate's key was printed. */
export type Outcome = { occasion: Occasion; came: boolean[] }

const smallestLesson = 40

/**
 * Goes through time once, edition by edition, and hands out each with only what was known on its first day:
 * first the outcomes that have become known since, then the occasion itself.
 */
export function* walkForward(
  editions: Edition[],
  targets: Target[],
): Generator<{ outcomes: Outcome[]; occasion: Occasion }> {
  const history = new History(editions)
  let pending: Occasion[] = []
  for (const { target, isTarget } of agenda(editions, targets)) {
    history.advanceTo(target.start)
    const scene = openScene(history, target)
    if (!isTarget && scene.earlier.length === 0) continue
    const outcomes: Outcome[] = []
    pending = pending.filter((occasion) => {
      const held = history.held(occasion.target.id)
      if (!held) return true
      const printed = new Set(held.keys)
      if (held.keys.length >= smallestLesson) {
        outcomes.push({ occasion, came: occasion.table.candidates.map(({ key }) => printed.has(key)) })
      }
      return false
    })
    const occasion = { target, scene, table: featureTable(scene), isTarget }
    pending.push(occasion)
    yield { outcomes, occasion }
  }
}

/** Targets, and every other dated edition whose list will teach something once it is known, in order of time. */
function agenda(editions: Edition[], targets: Target[]): { target: Target; isTarget: boolean }[] {
  const asked = new Set(targets.map((target) => target.id))
  const lessons = editions.flatMap((edition) =>
    edition.start === null || asked.has(edition.id) || edition.exhibitors.length < smallestLesson
      ? []
      : [{ target: announced(edition, edition.start), isTarget: false }],
  )
  return [...targets.map((target) => ({ target, isTarget: true })), ...lessons].sort(
    (a, b) => a.target.start - b.target.start || (a.target.id < b.target.id ? -1 : 1),
  )
}

/** Only what is announced before the edition opens. */
function announced(edition: Edition, start: number): Target {
  const { id, series, country, lat, lon, organisers } = edition
  return { id, series, country, lat, lon, organisers, start, split: '' }
}
