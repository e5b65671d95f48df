import { t } from '#i18n/t.ts'
import { useTableLook, wantTable } from '#reading/tableLook.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** List or table, at the end of a bar; nothing where a table has no room. */
export function TableSwitch() {
  const { hasRoom, isTable } = useTableLook()
  if (!hasRoom) return null
  return (
    <IconButton
      icon={isTable ? 'list' : 'table'}
      label={t(isTable ? 'filter.viewList' : 'list.viewTable')}
      onClick={() => wantTable(!isTable)}
    />
  )
}
