import { t } from '#i18n/t.ts'
import {
  ages,
  bands,
  capitals,
  haves,
  mines,
  sinceChoices,
  sorts,
  staffs,
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
const haveWords = {
  contact: 'company.hasContact',
  mobile: 'filter.hasMobile',
  landline: 'filter.hasLandline',
  email: 'filter.hasEmail',
  website: 'company.hasWebsite',
} as const
const staffWords = {
  under_50: 'filter.staff0',
  '50_to_99': 'filter.staff50',
  '100_to_499': 'filter.staff100',
  '500_to_999': 'filter.staff500',
  '1000_to_4999': 'filter.staff1000',
  over_5000: 'filter.staff5000',
} as const
const mineWords = {
  notUnlocked: 'prediction.notUnlocked',
  notFollowed: 'exhibitor.notFollowed',
  teamFollowed: 'filter.teamFollowed',
} as const
const sortWords = {
  relevance: 'company.sortRelevance',
  latestExhibition: 'company.sortLatestExhibition',
  exhibitionCount: 'company.exhibitionCount',
  establishDate: 'company.establishDate',
  registeredCapital: 'company.registeredCapital',
  match: 'filter.sortMatch',
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
      custom: 'days',
    },
    {
      param: 'booth',
      label: t('exhibitor.boothKind'),
      choices: [{ value: 'custom', label: t('exhibitor.builtCustom') }],
    },
    { param: 'topic', label: t('filter.topic'), choices: [], picked: 'topic' },
    { param: 'seriesId', label: t('filter.series'), choices: [], picked: 'series' },
  ]
}

/** What the registry and we know about it, and for a signed-in person what the team did. */
export function moreGroups(isSignedIn: boolean): FilterGroup[] {
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
      custom: 'amount',
    },
    {
      param: 'age',
      label: t('company.age'),
      choices: ages.map((value) => ({ value, label: t(ageWords[value]) })),
    },
    {
      param: 'staff',
      label: t('filter.staff'),
      choices: staffs.map((value) => ({ value, label: t(staffWords[value]) })),
      multiple: true,
    },
    {
      param: 'has',
      label: t('company.reachable'),
      choices: haves.map((value) => ({ value, label: t(haveWords[value]) })),
      multiple: true,
    },
    ...(isSignedIn
      ? [
          {
            param: 'mine',
            label: t('filter.mine'),
            choices: mines.map((value) => ({ value, label: t(mineWords[value]) })),
            multiple: true,
          },
        ]
      : []),
  ]
}

/** 匹配度 only where there is a profile to match. */
export function sortChoices(hasProfile: boolean) {
  return sorts
    .filter((value) => value !== 'match' || hasProfile)
    .map((value) => ({ value, label: t(sortWords[value]) }))
}
