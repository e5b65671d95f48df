import { SavedFilters } from '#filter/SavedFilters.tsx'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { companyList } from '#pages/enterprise/list/companyList.ts'
import styles from '#pages/enterprise/list/ListActions.module.css'
import type { Selection } from '#pages/enterprise/list/useSelection.ts'

interface ListActionsProps {
  params: Address
  isMine: boolean
  selection: Selection
}

/** 我的筛选 and 多选, beside the number of results. */
export function ListActions({ params, isMine, selection }: ListActionsProps) {
  return (
    <span className={styles.actions}>
      {!isMine && !selection.isOn && <SavedFilters scope="company" of={companyList} params={params} />}
      <button type="button" className={styles.select} onClick={() => selection.turn(!selection.isOn)}>
        {t(selection.isOn ? 'filter.selectEnd' : 'filter.select')}
      </button>
    </span>
  )
}
