import { t } from '#i18n/t.ts'
import type { PlainKey } from '#i18n/texts.ts'

export const frequencies = {
  several_a_year: 'exhibition.severalAYear',
  yearly: 'exhibition.yearly',
  biennial: 'exhibition.biennial',
  triennial: 'exhibition.triennial',
  irregular: 'exhibition.irregular',
} as const

export const exhibitionTypes = {
  trade: 'exhibition.trade',
  general: 'exhibition.general',
  consumer: 'exhibition.consumer',
  expo: 'exhibition.expo',
} as const

export const boothTypes = {
  standard: 'exhibition.boothStandard',
  custom: 'exhibition.boothCustom',
  raw: 'company.boothRaw',
  joint: 'exhibition.boothJoint',
  unknown: 'exhibition.boothUnknown',
} as const

export const organizationRoles = {
  organizer: 'exhibition.roleOrganizer',
  co_organizer: 'exhibition.roleCoOrganizer',
  assist: 'exhibition.roleAssist',
  support: 'exhibition.roleSupport',
  overseas_agent: 'exhibition.roleOverseasAgent',
  official_contractor: 'exhibition.roleContractor',
  official_forwarder: 'exhibition.roleForwarder',
} as const

export const metrics = {
  net_exhibition_area: 'exhibition.metricNetArea',
  gross_exhibition_area: 'exhibition.metricGrossArea',
  exhibitor_count: 'title.exhibitors',
  overseas_exhibitor_count: 'exhibition.metricOverseasExhibitors',
  country_count: 'exhibition.metricCountries',
  visitor_count: 'exhibition.metricVisitors',
  trade_visitor_count: 'exhibition.metricTradeVisitors',
  overseas_visitor_count: 'exhibition.metricOverseasVisitors',
  visit_count: 'exhibition.metricVisits',
} as const

type Words = Readonly<Record<string, PlainKey>>

/** The word of a code; a code that the app does not know yet stands as it is. */
export function wordOf(words: Words, code: string): string {
  const key = Object.keys(words).includes(code) ? words[code] : undefined
  return key ? t(key) : code
}
