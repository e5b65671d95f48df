import { keepInAnswers } from '#api/keepInAnswers.ts'

/** Writes into every answer that shows one of the editions whether it is in 我的展会. */
export function keepScheduled(editionIds: readonly string[], scheduled: boolean): void {
  keepInAnswers((thing) =>
    'scheduled' in thing && editionIds.some((id) => id === thing['id']) ? { ...thing, scheduled } : null,
  )
}
