import type { Request } from '@zhzz/contract/endpoint.ts'
import { type exhibition, exhibitorSorts } from '@zhzz/contract/exhibition/calls.ts'
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
  sort?: string
}

export const boothTypeCodes = [
  'standard',
  'custom',
  'raw',
  'joint',
  'unknown',
] as const satisfies readonly (keyof typeof boothTypes)[]

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
  const types = choicesOf(params.boothType, boothTypeCodes)
  const [newOrOld] = codesOf(params.newOrOld)
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
} as const
