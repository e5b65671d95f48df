import { predictionSorts } from '@zhzz/contract/prediction/calls.ts'
import { useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { FilterGroup } from '#exhibition/FilterGroup.tsx'
import { FilterSheet } from '#exhibition/FilterSheet.tsx'
import { RegionFilter } from '#exhibition/RegionFilter.tsx'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import {
  bands,
  type CompaniesParams,
  chosenOf,
  expectedBooths,
  myStates,
  newOrOld,
} from '#pages/prediction/enterprise/companiesQuery.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { boothWords } from '#prediction/saidTags.ts'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterBar, FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

const bandWords = {
  high: 'prediction.highOver',
  mid: 'prediction.midOver',
  low: 'prediction.lowUnder',
} as const
const ageWords = { new: 'prediction.newcomer', old: 'exhibition.oldExhibitor' } as const
const sortWords = {
  probability: 'prediction.probability',
  expectedArea: 'prediction.sortArea',
  match: 'prediction.sortMatch',
} as const

interface CompanyFiltersProps {
  params: CompaniesParams
  /** Plans that see only the first rows cannot narrow or reorder them. */
  narrowing: 'allowed' | 'afterSignIn' | 'afterUpgrade'
}

/** 概率, 新老展商, 地区, and the rest in one sheet; the order. */
export function CompanyFilters({ params, narrowing }: CompanyFiltersProps) {
  const [open, setOpen] = useState<'band' | 'age' | 'more' | 'sort'>()
  const close = () => setOpen(undefined)
  const chosenBands = chosenOf(params.band, bands)
  const age = newOrOld.find((one) => one === params.newOrOld)
  const sort = predictionSorts.find((one) => one === params.sort)
  const more = [params.boothType, params.mobile, params.state].filter(Boolean).length
  function show(which: typeof open) {
    if (narrowing === 'allowed') setOpen(which)
    else if (narrowing === 'afterSignIn') void askToSignIn()
    else void showUpgrade(t('prediction.narrowUpgrade'))
  }
  return (
    <>
      <FilterBar>
        <FilterButton
          label={t('prediction.filterBand')}
          chosen={chosenBands.map((one) => t(`prediction.${one}`)).join(' ')}
          onClick={() => show('band')}
        />
        <FilterButton
          label={t('prediction.filterNewOld')}
          chosen={age && t(ageWords[age])}
          onClick={() => show('age')}
        />
        {narrowing === 'allowed' ? (
          <RegionFilter chosen={params.regionCode} />
        ) : (
          <FilterButton label={t('company.region')} onClick={() => show(undefined)} />
        )}
        <SellerFilter />
        <FilterButton
          label={t('shell.filter')}
          chosen={more > 0 ? `${t('shell.filter')} (${more})` : undefined}
          onClick={() => show('more')}
        />
        <FilterButton
          label={t('shell.sort')}
          chosen={sort && t(sortWords[sort])}
          onClick={() => show('sort')}
        />
      </FilterBar>
      <OptionSheet
        open={open === 'band'}
        onClose={close}
        title={t('prediction.filterBand')}
        choices={bands.map((value) => ({ value, label: t(bandWords[value]) }))}
        chosen={chosenBands}
        multiple
        onChoose={(next) => setParams({ band: next.join(',') || undefined })}
      />
      <OptionSheet
        open={open === 'age'}
        onClose={close}
        title={t('prediction.filterNewOld')}
        choices={newOrOld.map((value) => ({ value, label: t(ageWords[value]) }))}
        chosen={age ? [age] : []}
        onChoose={([value]) => setParams({ newOrOld: value })}
      />
      <OptionSheet
        open={open === 'sort'}
        onClose={close}
        title={t('shell.sort')}
        choices={predictionSorts.map((value) => ({ value, label: t(sortWords[value]) }))}
        chosen={sort ? [sort] : []}
        onChoose={([value]) => setParams({ sort: value })}
      />
      <MoreSheet params={params} open={open === 'more'} onClose={close} />
    </>
  )
}

const nothing = { boothType: undefined, mobile: undefined, state: undefined } as const
type Draft = { readonly [Name in keyof typeof nothing]: string | undefined }

interface MoreSheetProps {
  params: CompaniesParams
  open: boolean
  onClose: () => void
}

function MoreSheet({ params, open, onClose }: MoreSheetProps) {
  const chosen: Draft = { boothType: params.boothType, mobile: params.mobile, state: params.state }
  return (
    <FilterSheet<Draft> open={open} onClose={onClose} chosen={chosen} nothing={nothing}>
      {({ boothType, mobile, state }, change) => (
        <>
          <FilterGroup title={t('prediction.filterBooth')}>
            <ChoiceChips
              label={t('prediction.filterBooth')}
              choices={expectedBooths.map((value) => ({ value, label: t(boothWords[value]) }))}
              chosen={chosenOf(boothType, expectedBooths)}
              multiple
              onChoose={(next) => change({ boothType: next.join(',') || undefined })}
            />
          </FilterGroup>
          <FilterGroup title={t('prediction.filterMine')}>
            <ChoiceChips
              label={t('prediction.filterMine')}
              choices={myStates.map((value) => ({ value, label: t(`prediction.${value}`) }))}
              chosen={chosenOf(state, myStates)}
              onChoose={([value]) => change({ state: value })}
            />
          </FilterGroup>
          <FilterGroup title={t('prediction.hasMobile')}>
            <ChoiceChips
              label={t('prediction.hasMobile')}
              choices={[{ value: '1', label: t('prediction.hasMobile') }]}
              chosen={mobile === '1' ? ['1'] : []}
              onChoose={([value]) => change({ mobile: value })}
            />
          </FilterGroup>
        </>
      )}
    </FilterSheet>
  )
}
