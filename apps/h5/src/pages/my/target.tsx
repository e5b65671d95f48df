import { exhibition, targetDues } from '@zhzz/contract/exhibition/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { idPattern } from '#nav/idPattern.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { EditionHead } from '#pages/my/target/EditionHead.tsx'
import { TargetRow, targetRowHeight } from '#pages/my/target/TargetRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const states = ['todo', 'visited'] as const
const stateWords = { todo: 'exhibitor.notVisited', visited: 'exhibitor.visited' } as const
const dueWords = {
  due: 'exhibitor.targetDueNow',
  later: 'followUp.later',
  none: 'exhibitor.targetDueNone',
} as const

export default definePage({ params: ['editionId?', 'state?', 'due?'] }, function MyTargetsPage({ params }) {
  const editionId = idPattern.test(params.editionId ?? '') ? params.editionId : undefined
  const state = states.find((one) => one === params.state)
  const due = targetDues.find((one) => one === params.due)
  const asked = { ...(editionId && { editionId }), ...(state && { state }), ...(due && { due }) }
  const pages = useReadPages(exhibition.targets, { ...asked, limit: 20 }, { keepLast: true, staleTime: 0 })
  const editions = pages.first?.editions ?? []
  const isFiltered = Object.keys(asked).length > 0
  return (
    <>
      <FilterBar end={<RowCount page={pages.first} of="rows" />}>
        <OptionFilter
          title={t('search.exhibitions')}
          choices={editions.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
          chosen={editionId ? [editionId] : []}
          {...(editionId && { said: [editions.find(({ id }) => id === editionId)?.name ?? null] })}
          onChoose={([next]) => setParams({ editionId: next })}
        />
        <OptionFilter
          title={t('followUp.visit')}
          choices={states.map((value) => ({ value, label: t(stateWords[value]) }))}
          chosen={state ? [state] : []}
          onChoose={([next]) => setParams({ state: next })}
        />
        <OptionFilter
          title={t('exhibitor.targetDue')}
          choices={targetDues.map((value) => ({ value, label: t(dueWords[value]) }))}
          chosen={due ? [due] : []}
          onChoose={([next]) => setParams({ due: next })}
        />
      </FilterBar>
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={targetRowHeight}
        edge
        empty={
          isFiltered ? (
            <Blank
              title={t('exhibitor.noneSuch')}
              action={{
                label: t('list.clearFilters'),
                onClick: () => setParams({ editionId: undefined, state: undefined, due: undefined }),
              }}
            />
          ) : (
            <Blank
              title={t('exhibitor.noTargets')}
              text={t('exhibitor.noTargetsText')}
              action={{
                label: t('exhibition.findExhibitions'),
                onClick: () => navigateTo(to('/pages/exhibition/list/list')),
              }}
            />
          )
        }
      >
        {(row, index) => (
          <>
            <EditionHead row={row} before={pages.rows[index - 1]} />
            <TargetRow row={row} />
          </>
        )}
      </PagedList>
    </>
  )
})
