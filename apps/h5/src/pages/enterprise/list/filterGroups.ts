import { t } from '#i18n/t.ts'
import {
  ages,
  bands,
  capitals,
  haves,
  sinceChoices,
  sorts,
  statuses,
} from '#pages/enterprise/list/filters.ts'
import type { FilterGroup } from '#pages/enterprise/list/GroupSheet.tsx'

const bandWords = {
  under5: 'company.bandUnder5',
  '5to10': 'company.band5to10',
  '10to20': 'company.band10to20',
  '20to50': 'company.band20to50',
  over50: 'company.bandOver50',
} as const
const sinceWords = { '3': 'company.months3', '6': 'company.months6', '12': 'company.months12' } as const
const statusWords = {
  green: 'company.statusGreen',
  red: 'company.statusRed',
  blue: 'company.statusBlue',
} as const
const capitalWords = {
  '0-100': 'company.capital0',
  '100-500': 'company.capital100',
  '500-1000': 'company.capital500',
  '1000-5000': 'company.capital1000',
  '5000-': 'company.capital5000',
} as const
const ageWords = {
  '0-1': 'company.age1',
  '1-5': 'company.age5',
  '5-10': 'company.age10',
  '10-20': 'company.age20',
  '20-': 'company.ageOver20',
} as const
const haveWords = { contact: 'company.hasContact', website: 'company.hasWebsite' } as const
const sortWords = {
  relevance: 'company.sortRelevance',
  latestExhibition: 'company.sortLatestExhibition',
  exhibitionCount: 'company.sortExhibitionCount',
  establishDate: 'company.sortEstablishDate',
  registeredCapital: 'company.sortRegisteredCapital',
} as const

/** How often and how lately a company exhibited. */
export function exhibitingGroups(): FilterGroup[] {
  return [
    {
      param: 'band',
      label: t('company.exhibitionCount'),
      choices: bands.map((value) => ({ value, label: t(bandWords[value]) })),
    },
    {
      param: 'since',
      label: t('company.lastExhibited'),
      choices: sinceChoices.map((value) => ({ value, label: t(sinceWords[value]) })),
    },
  ]
}

/** What the registry and we know about it. */
export function moreGroups(): FilterGroup[] {
  return [
    {
      param: 'status',
      label: t('company.status'),
      choices: statuses.map((value) => ({ value, label: t(statusWords[value]) })),
      multiple: true,
    },
    {
      param: 'capital',
      label: t('company.registeredCapital'),
      choices: capitals.map((value) => ({ value, label: t(capitalWords[value]) })),
    },
    {
      param: 'age',
      label: t('company.age'),
      choices: ages.map((value) => ({ value, label: t(ageWords[value]) })),
    },
    {
      param: 'has',
      label: t('company.reachable'),
      choices: haves.map((value) => ({ value, label: t(haveWords[value]) })),
      multiple: true,
    },
  ]
}

export function sortChoices() {
  return sorts.map((value) => ({ value, label: t(sortWords[value]) }))
}
