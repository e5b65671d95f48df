import type { ReportField } from '@zhzz/contract/report/choices.ts'
import type { PlainKey } from '#i18n/texts.ts'

/** What may be wrong, in words. */
export const fieldWords = {
  name: 'exhibition.sortName',
  address: 'provenance.address',
  contacts: 'title.contacts',
  business: 'report.wrong_business',
  records: 'report.wrong_records',
  duplicate: 'report.wrong_duplicate',
  closed: 'report.wrong_closed',
  dates: 'provenance.dates',
  place: 'report.wrong_place',
  exhibitors: 'report.wrong_exhibitors',
  organizer: 'report.wrong_organizer',
  pavilions: 'report.wrong_pavilions',
  content: 'report.wrong_content',
  rights: 'report.wrong_rights',
  other: 'followUp.other',
} as const satisfies Record<ReportField, PlainKey>
