import { SavedFilters } from '#filter/SavedFilters.tsx'
import { t } from '#i18n/t.ts'
import { type FilterParams, filterNames } from '#pages/enterprise/list/filters.ts'
import styles from '#pages/enterprise/list/ListActions.module.css'
import type { Selection } from '#pages/enterprise/list/useSelection.ts'

interface ListActionsProps {
  params: FilterParams & { readonly keyword?: string; readonly sort?: string }
  isMine: boolean
  selection: Selection
  onApply: (params: Readonly<Record<string, string>>) => void
}

/** 我的筛选 and 多选, beside the number of results. */
export function ListActions({ params, isMine, selection, onApply }: ListActionsProps) {
  const current = Object.fromEntries(
    (['keyword', ...filterNames, 'sort'] as const).flatMap((name) => {
      const value = params[name]
      return value ? [[name, value] as const] : []
    }),
  )
  return (
    <span className={styles.actions}>
      {!isMine && !selection.isOn && <SavedFilters scope="company" current={current} onApply={onApply} />}
      <button type="button" className={styles.select} onClick={() => selection.turn(!selection.isOn)}>
        {t(selection.isOn ? 'filter.selectEnd' : 'filter.select')}
      </button>
    </span>
  )
}
