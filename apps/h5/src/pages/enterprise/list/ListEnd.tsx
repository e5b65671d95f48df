import type { company } from '@zhzz/contract/company/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { type ComponentProps, useState } from 'react'
import { useExport } from '#company/exportCompanies.tsx'
import { SavedFiltersSheet } from '#filter/SavedFilters.tsx'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { companyList } from '#pages/enterprise/list/companyList.ts'
import styles from '#pages/enterprise/list/ListEnd.module.css'
import type { Selection } from '#pages/enterprise/list/useSelection.ts'
import { RowCount } from '#reading/RowCount.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'

interface ListEndProps {
  page: ComponentProps<typeof RowCount>['page']
  params: Address
  /** What the list shows, for a file of it. */
  question: Request<typeof company.exportList>
  isMine: boolean
  selection: Selection
}

/** How many companies there are; 我的筛选, 多选 and 导出 behind ⋯. While companies are chosen, the way out of it. */
export function ListEnd({ page, params, question, isMine, selection }: ListEndProps) {
  const [isSavedOpen, setSavedOpen] = useState(false)
  const file = useExport()
  if (selection.isOn) {
    return (
      <button type="button" className={styles.stop} onClick={() => selection.turn(false)}>
        {t('filter.selectEnd')}
      </button>
    )
  }
  return (
    <>
      <RowCount page={page} of="companies" />
      <MoreMenu
        items={[
          ...(isMine ? [] : [{ label: t('filter.saved'), onClick: () => setSavedOpen(true) }]),
          ...(isMine
            ? []
            : [
                {
                  label: t('title.nearbyCompanies'),
                  onClick: () => navigateTo(to('/pages/enterprise/nearby')),
                },
              ]),
          { label: t('filter.select'), onClick: () => selection.turn(true) },
          { label: t('filter.export'), onClick: () => void file.ask(question) },
        ]}
      />
      {!isMine && (
        <SavedFiltersSheet
          open={isSavedOpen}
          onClose={() => setSavedOpen(false)}
          scope="company"
          of={companyList}
          params={params}
        />
      )}
    </>
  )
}
