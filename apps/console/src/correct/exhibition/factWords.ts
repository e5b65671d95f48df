import type { CorrectedFact, CorrectedKind } from '@zhzz/contract/operate/correctFacts.ts'
import { t, wordOf } from '#words.ts'

const needed: Readonly<Record<CorrectedKind, readonly CorrectedFact[]>> = {
  series: ['name', 'industries'],
  edition: ['name', 'year', 'startDate', 'endDate', 'status'],
  entry: ['listedName', 'booths', 'company'],
  hall: ['name'],
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
  if (field === 'status') return wordOf('held', value)
  return field === 'company' && value === '' ? t('nothing') : value
}
