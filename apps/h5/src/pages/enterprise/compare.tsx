import { company } from '@zhzz/contract/company/calls.ts'
import { fewestCompared, mostCompared } from '@zhzz/contract/company/compared.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { idPattern } from '#nav/idPattern.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { ComparisonTable } from '#pages/enterprise/compare/ComparisonTable.tsx'
import { SharedEditions } from '#pages/enterprise/compare/SharedEditions.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'
import { Banner } from '#ui/shown/Banner.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 企业对比: two to four companies side by side; the address says which. */
export default definePage({ params: ['ids?', 'only?'] }, function ComparePage({ params }) {
  const ids = [...new Set((params.ids ?? '').split(','))]
    .filter((id) => idPattern.test(id))
    .slice(0, mostCompared)
  if (ids.length < fewestCompared)
    return (
      <Blank
        title={t('companyCompare.tooFew')}
        text={t('companyCompare.tooFewText')}
        action={{
          label: t('title.companyList'),
          onClick: () => navigateTo(to('/pages/enterprise/list/list')),
        }}
      />
    )
  return <Comparing key={ids.join()} ids={ids} onlyDifferent={params.only === 'different'} />
})

function Comparing({ ids, onlyDifferent }: { ids: string[]; onlyDifferent: boolean }) {
  const read = useRead(company.compare, { ids })
  return (
    <>
      <FilterBar>
        <QuickFilter
          label={t('companyCompare.onlyDifferent')}
          chosen={onlyDifferent}
          onToggle={() => setParams({ only: onlyDifferent ? undefined : 'different' })}
        />
      </FilterBar>
      <Loaded read={read} skeleton={<Skeleton rows={8} height={56} />}>
        {(found) => {
          const missing = ids.length - found.companies.length
          return (
            <>
              {missing > 0 && <Banner>{t('companyCompare.gone', { n: missing })}</Banner>}
              <ComparisonTable companies={found.companies} onlyDifferent={onlyDifferent} />
              <SharedEditions comparison={found} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
