import { type ComponentType, useState } from 'react'
import { FilterGroup } from '#filter/FilterGroup.tsx'
import styles from '#filter/FilterSheet.module.css'
import { t } from '#i18n/t.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { valuesOf } from '#nav/filterKinds.ts'
import type { Address, Named } from '#nav/listParams.ts'
import { Button } from '#ui/Button.tsx'
import { chosenText } from '#ui/list/chosenText.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface FilterSheetProps {
  title: string
  filters: readonly Named[]
  params: Address
  onChoose: (changed: Address) => void
  /** What the button says of parameters that are not written yet; 确定 without it. */
  Found?: ComponentType<{ params: Address }> | undefined
  refuse?: (() => void) | undefined
}

/** Several filters behind one button, on one sheet; they are written together, by the button below them. */
export function FilterSheet({ title, filters, params, onChoose, Found, refuse }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Address | null>(null)
  const held = { ...params, ...draft }
  function close() {
    setDraft(null)
    setOpen(false)
  }
  return (
    <>
      <FilterButton
        label={title}
        chosen={chosenText(
          title,
          filters.flatMap((named) => wordsOf(named, params)),
        )}
        onClick={refuse ?? (() => setOpen(true))}
      />
      <Sheet
        open={open}
        onClose={close}
        title={title}
        footer={
          <>
            <Button
              look="quiet"
              onClick={() => setDraft(Object.fromEntries(filters.map(([name]) => [name, undefined])))}
            >
              {t('shell.reset')}
            </Button>
            <Button
              onClick={() => {
                if (draft) onChoose(draft)
                close()
              }}
            >
              {Found ? <Found params={held} /> : t('shell.confirm')}
            </Button>
          </>
        }
      >
        {groupsOf(filters).map(([key, group]) => (
          <section key={key} className={styles.group}>
            <h3 className={styles.label}>{t(key)}</h3>
            <FilterGroup
              label={t(key)}
              filters={group}
              params={held}
              onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
            />
          </section>
        ))}
      </Sheet>
    </>
  )
}

/** Filters that have one title are one group. */
function groupsOf(filters: readonly Named[]): readonly [PlainKey, readonly Named[]][] {
  const titles = [...new Set(filters.map(([, { title }]) => title))]
  return titles.map((title) => [title, filters.filter(([, filter]) => filter.title === title)])
}

function wordsOf([name, filter]: Named, params: Address): (string | null)[] {
  return valuesOf(filter, params[name]).map((value) => {
    const word = Object.keys(filter.words).includes(value) ? filter.words[value] : undefined
    return word ? t(word) : null
  })
}
