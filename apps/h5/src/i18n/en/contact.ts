import type { Texts } from '#i18n/texts.ts'

export const contact: Texts<'contact'> = {
  more: 'More for {number}',
  keep: 'Save to contacts',
  markAs: 'Mark: {mark}',
  valid: 'Works',
  empty: 'No such number',
  stopped: 'Out of service',
  notCompany: 'Not this company',
  refused: 'Asks not to be called',
  unmark: 'Take the mark back',
  marked: 'Marked',
  unmarked: 'Mark taken back',
  mine: 'Our mark: {mark}',
  recommended: 'Recommended',
  decisionMaker: 'Decides',
  suspectedAgent: 'Perhaps an agency',
}
