import type { CorrectedFact, CorrectedKind } from '@zhzz/contract/operate/correctFacts.ts'
import { wordOf } from '#words.ts'

const needed: Readonly<Record<CorrectedKind, readonly CorrectedFact[]>> = {
  series: ['name', 'industries'],
  edition: ['name', 'year', 'startDate', 'endDate', 'status'],
  entry: ['listedName', 'booths', 'company'],
  hall: ['name'],
  pavilion: [],
  occupancy: ['pavilions', 'title', 'phase', 'startDate', 'endDate', 'certainty'],
}

/** What a fact may say, where that is one of few. */
export const choices = {
  status: ['planned', 'postponed', 'cancelled'],
  phase: ['move_in', 'show', 'move_out', 'held', 'open'],
  certainty: ['confirmed', 'announced', 'assumed'],
} as const
export type ChosenFact = keyof typeof choices

export function isChosen(field: string): field is ChosenFact {
  return field in choices
}

/** Whether a record may be without it. */
export function isEmptied(kind: CorrectedKind, field: CorrectedFact): boolean {
  return !needed[kind].includes(field)
}

export function factName(field: string): string {
  return wordOf('put', field)
}

/** A value as people read it. */
export function factText(field: string, value: string): string {
  return isChosen(field) ? wordOf(`put-${field}`, value) : value
}
