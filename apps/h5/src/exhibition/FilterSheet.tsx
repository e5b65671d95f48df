import { type ReactNode, useState } from 'react'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

type Values = Readonly<Record<string, string | undefined>>

interface FilterSheetProps<Draft extends Values> {
  open: boolean
  onClose: () => void
  /** 筛选 without it. */
  title?: string
  /** What the address holds. */
  chosen: Draft
  /** What 重置 leaves. */
  nothing: Draft
  /** What the button says of a draft; 确定 without it. */
  see?: (draft: Draft) => ReactNode
  /** Groups of choices that show `draft`. */
  children: (draft: Draft, change: (changed: Partial<Draft>) => void) => ReactNode
}

/** Several filters in one sheet; they are written into the address together. */
export function FilterSheet<Draft extends Values>(props: FilterSheetProps<Draft>) {
  const { open, onClose, title, chosen, nothing, see, children } = props
  const [draft, setDraft] = useState<Draft | null>(null)
  function close() {
    setDraft(null)
    onClose()
  }
  function apply() {
    if (draft) setParams(draft)
    close()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title ?? t('shell.filter')}
      footer={
        <>
          <Button look="quiet" onClick={() => setDraft(nothing)}>
            {t('shell.reset')}
          </Button>
          <Button onClick={apply}>{see ? see(draft ?? chosen) : t('shell.confirm')}</Button>
        </>
      }
    >
      {children(draft ?? chosen, (changed) => setDraft({ ...(draft ?? chosen), ...changed }))}
    </Sheet>
  )
}
