import { predictionEditionSorts } from '@zhzz/contract/prediction/calls.ts'
import { useState } from 'react'
import { IndustryFilter } from '#exhibition/IndustryFilter.tsx'
import { RegionFilter } from '#exhibition/RegionFilter.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/EditionFilters.module.css'
import { type EditionsParams, predictionPeriods } from '#pages/prediction/editionsQuery.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

const periodWords = {
  month: 'prediction.whenMonth',
  nextMonth: 'prediction.whenNextMonth',
  quarter: 'prediction.whenQuarter',
  half: 'prediction.whenHalf',
} as const
const sortWords = {
  startDate: 'prediction.sortStart',
  matchedCount: 'prediction.sortMatched',
  highCount: 'prediction.sortHigh',
  contactWindow: 'prediction.sortWindow',
} as const

interface EditionFiltersProps {
  params: EditionsParams
  /** The viewer has named regions or industries. */
  hasProfile: boolean
}

/** 开展时间, 地区, 行业, whose window, the order, and the two that are one tap. */
export function EditionFilters({ params, hasProfile }: EditionFiltersProps) {
  const [open, setOpen] = useState<'when' | 'sort'>()
  const close = () => setOpen(undefined)
  const when = predictionPeriods.find((one) => one === params.when)
  const sort = predictionEditionSorts.find((one) => one === params.sort)
  const on = [params.matched === '1' && 'matched', params.closing === '1' && 'closing'].filter(
    (one) => one !== false,
  )

  async function choose(next: readonly string[]) {
    const wantsMatched = next.includes('matched')
    if (wantsMatched && params.matched !== '1' && !(await canMatch(hasProfile))) return
    setParams({
      matched: wantsMatched ? '1' : undefined,
      closing: next.includes('closing') ? '1' : undefined,
    })
  }
  return (
    <>
      <FilterBar>
        <FilterButton
          label={t('prediction.when')}
          chosen={when && t(periodWords[when])}
          onClick={() => setOpen('when')}
        />
        <RegionFilter chosen={params.regionCode} />
        <IndustryFilter chosen={params.industryCode} />
        <SellerFilter />
        <FilterButton
          label={t('shell.sort')}
          chosen={sort && t(sortWords[sort])}
          onClick={() => setOpen('sort')}
        />
      </FilterBar>
      <div className={styles.taps}>
        <ChoiceChips
          label={t('shell.filter')}
          choices={[
            { value: 'matched', label: t('prediction.onlyMatched') },
            { value: 'closing', label: t('prediction.closingThisWeek') },
          ]}
          chosen={on}
          multiple
          onChoose={(next) => void choose(next)}
        />
      </div>
      <OptionSheet
        open={open === 'when'}
        onClose={close}
        title={t('prediction.when')}
        choices={predictionPeriods.map((value) => ({ value, label: t(periodWords[value]) }))}
        chosen={when ? [when] : []}
        onChoose={([value]) => setParams({ when: value })}
      />
      <OptionSheet
        open={open === 'sort'}
        onClose={close}
        title={t('shell.sort')}
        choices={predictionEditionSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        chosen={sort ? [sort] : []}
        onChoose={([value]) => setParams({ sort: value })}
      />
    </>
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
