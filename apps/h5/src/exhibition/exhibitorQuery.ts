import type { Request } from '@zhzz/contract/endpoint.ts'
import {
  boothAreaBands,
  type exhibition,
  exhibitorSorts,
  exhibitorStates,
} from '@zhzz/contract/exhibition/calls.ts'
import type { boothTypes } from '#exhibition/dictionaryText.ts'
import { choicesOf, codesOf } from '#exhibition/listQuery.ts'

/** The parameters of 参展商; what the person chose lives in the address. */
export interface ExhibitorParams {
  editionId: string
  keyword?: string
  pavilion?: string
  boothType?: string
  newOrOld?: string
  contact?: string
  favorites?: string
  matched?: string
  /** bands of m², `,` between them */
  area?: string
  regionCode?: string
  /** 我的状态, `,` between them */
  mine?: string
  /** added or lost, against the list before */
  change?: string
  /** custom, new or target; else all */
  tab?: string
  sort?: string
}

export const exhibitorTabs = ['all', 'custom', 'new', 'target'] as const
export type ExhibitorTab = (typeof exhibitorTabs)[number]

export function exhibitorTabOf(value: string | undefined): ExhibitorTab {
  return exhibitorTabs.find((tab) => tab === value) ?? 'all'
}

export const boothTypeCodes = [
  'standard',
  'custom',
  'raw',
  'joint',
  'unknown',
] as const satisfies readonly (keyof typeof boothTypes)[]

/** 光地 is built on by the exhibitor's own builder, as 特装 is. */
const customBuilt = ['custom', 'raw'] as const

/** Pavilion codes may hold commas, so `|` stands between them. */
export function pavilionsOf(value: string | undefined): readonly string[] {
  return value ? value.split('|') : []
}

export function exhibitorSortOf(value: string | undefined): (typeof exhibitorSorts)[number] {
  return exhibitorSorts.find((sort) => sort === value) ?? 'boothNo'
}

export function exhibitorInput(
  params: ExhibitorParams,
): Omit<Request<typeof exhibition.exhibitors>, 'cursor'> {
  const pavilions = pavilionsOf(params.pavilion)
  const tab = exhibitorTabOf(params.tab)
  const chosenTypes = choicesOf(params.boothType, boothTypeCodes)
  const types = tab === 'custom' && chosenTypes.length === 0 ? customBuilt : chosenTypes
  const newOrOld = tab === 'new' ? 'new' : codesOf(params.newOrOld)[0]
  const areas = choicesOf(params.area, boothAreaBands)
  const regions = codesOf(params.regionCode)
  const chosenStates = choicesOf(params.mine, exhibitorStates)
  const states = tab === 'target' ? ['target' as const, ...chosenStates] : chosenStates
  const { change } = params
  return {
    editionId: params.editionId,
    keyword: params.keyword ?? '',
    sort: exhibitorSortOf(params.sort),
    limit: 20,
    ...(pavilions.length > 0 && { pavilions: [...pavilions] }),
    ...(types.length > 0 && { boothTypes: [...types] }),
    ...((newOrOld === 'new' || newOrOld === 'old') && { newOrOld }),
    ...(params.contact === '1' && { hasContact: true }),
    ...(params.favorites === '1' && { onlyFavorites: true }),
    ...(params.matched === '1' && { matched: true }),
    ...(areas.length > 0 && { areaBands: [...areas] }),
    ...(regions.length > 0 && { regionCodes: [...regions] }),
    ...(states.length > 0 && { states: [...states] }),
    ...((change === 'added' || change === 'lost') && { change }),
  }
}

/** Everything that 清除筛选 takes out of the address. */
export const noExhibitorFilters = {
  keyword: undefined,
  pavilion: undefined,
  boothType: undefined,
  newOrOld: undefined,
  contact: undefined,
  favorites: undefined,
  matched: undefined,
  area: undefined,
  regionCode: undefined,
  mine: undefined,
  change: undefined,
} as const
