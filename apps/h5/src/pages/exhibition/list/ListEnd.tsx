import { type ComponentProps, useState } from 'react'
import { SavedFiltersSheet } from '#filter/SavedFilters.tsx'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { editionList } from '#pages/exhibition/list/editionList.ts'
import { RowCount } from '#reading/RowCount.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'

interface ListEndProps {
  page: ComponentProps<typeof RowCount>['page']
  params: Address
}

/** How many editions there are; the calendar and 我的筛选 behind ⋯. */
export function ListEnd({ page, params }: ListEndProps) {
  const [isSavedOpen, setSavedOpen] = useState(false)
  const isCalendar = params.view === 'calendar'
  const isKept = params.searchType !== 'MY_COLLECT' && !isCalendar
  return (
    <>
      <RowCount page={page} of="editions" />
      <MoreMenu
        items={[
          {
            label: t(isCalendar ? 'filter.viewList' : 'filter.viewCalendar'),
            onClick: () =>
              setParams({ view: isCalendar ? undefined : 'calendar', month: undefined, day: undefined }),
          },
          ...(isKept ? [{ label: t('filter.saved'), onClick: () => setSavedOpen(true) }] : []),
        ]}
      />
      {isKept && (
        <SavedFiltersSheet
          open={isSavedOpen}
          onClose={() => setSavedOpen(false)}
          scope="exhibition"
          of={editionList}
          params={params}
        />
      )}
    </>
  )
}
