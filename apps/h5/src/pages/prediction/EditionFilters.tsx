import { predictionTabs } from '@zhzz/contract/prediction/calls.ts'
import type { ReactNode } from 'react'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { editionList, type Tab } from '#pages/prediction/editionList.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { BarTabs } from '#ui/list/BarTabs.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'

const tabWords = {
  recommended: 'prediction.tabRecommended',
  mine: 'prediction.tabMine',
  past: 'prediction.tabPast',
} as const

interface EditionFiltersProps {
  params: Address
  tab: Tab
  /** The viewer has named regions or industries. */
  hasProfile: boolean
  end: ReactNode
}

/** 推荐, 我的, 回看; whose window; the filters on one sheet, the two that are one tap, the order. */
export function EditionFilters({ params, tab, hasProfile, end }: EditionFiltersProps) {
  const matched = editionList.values('matched', params).length > 0
  const closing = editionList.values('closing', params).length > 0
  async function match() {
    if (matched || (await canMatch(hasProfile))) writeAddress({ matched: matched ? undefined : '1' })
  }
  return (
    <ListFilters
      of={editionList}
      params={params}
      before={{
        'shell.filter': (
          <>
            <BarTabs
              label={t('title.predictionList')}
              tabs={predictionTabs.map((value) => ({ value, label: t(tabWords[value]) }))}
              chosen={tab}
              onChoose={(value) => setParams({ tab: value === 'recommended' ? undefined : value })}
            />
            <SellerFilter />
          </>
        ),
        'shell.sort': (
          <>
            <QuickFilter
              label={t('prediction.closingThisWeek')}
              chosen={closing}
              onToggle={() => writeAddress({ closing: closing ? undefined : '1' })}
            />
            <QuickFilter label={t('prediction.onlyMatched')} chosen={matched} onToggle={() => void match()} />
          </>
        ),
      }}
      order={{ sort: editionList.sort(params) ?? editionList.usual }}
      end={end}
    />
  )
}

/** Matching means something only to a person who has said where and in what they work. */
async function canMatch(hasProfile: boolean): Promise<boolean> {
  if (hasProfile) return true
  if (!(await askToSignIn())) return false
  const fill = await confirmDialog({
    body: t('prediction.needsProfile'),
    confirm: t('prediction.fillProfile'),
  })
  if (fill) navigateTo(to('/pages/my/information'))
  return false
}
