import { showUpgrade } from '#api/showUpgrade.tsx'
import { ListFilters } from '#filter/ListFilters.tsx'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { expectedList } from '#pages/prediction/enterprise/expectedList.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'

interface CompanyFiltersProps {
  params: Address
  /** Plans that see only the first rows cannot narrow or reorder them. */
  narrowing: 'allowed' | 'afterSignIn' | 'afterUpgrade'
}

const refusals = {
  allowed: undefined,
  afterSignIn: () => void askToSignIn(),
  afterUpgrade: () => void showUpgrade(t('prediction.narrowUpgrade')),
} as const

/** 概率, 新老展商, 地区, whose window, and the rest in one sheet; the order. */
export function CompanyFilters({ params, narrowing }: CompanyFiltersProps) {
  return (
    <ListFilters
      of={expectedList}
      params={params}
      before={{ 'shell.filter': <SellerFilter /> }}
      order={{ sort: expectedList.sort(params) ?? expectedList.usual }}
      refuse={refusals[narrowing]}
    />
  )
}
