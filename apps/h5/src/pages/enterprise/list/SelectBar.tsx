import type { company } from '@zhzz/contract/company/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { mostAtOnce } from '@zhzz/contract/member/calls.ts'
import { useExport } from '#company/exportCompanies.tsx'
import { useUnlockSome } from '#company/unlockSome.tsx'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/list/SelectBar.module.css'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'

interface SelectBarProps {
  selected: readonly string[]
  /** Rows that are loaded, in their order. */
  loaded: readonly string[]
  /** What the list shows, for a file of it. */
  question: Request<typeof company.exportList>
  onSelect: (ids: readonly string[]) => void
}

/** What can be done with the chosen companies; the price is said before it is charged. */
export function SelectBar({ selected, loaded, question, onSelect }: SelectBarProps) {
  const unlock = useUnlockSome()
  const file = useExport()
  const hasAll = loaded.slice(0, mostAtOnce).every((id) => selected.includes(id))
  return (
    <BottomBar>
      <button
        type="button"
        className={styles.all}
        aria-pressed={hasAll && selected.length > 0}
        onClick={() => onSelect(hasAll ? [] : loaded.slice(0, mostAtOnce))}
      >
        <span className={styles.count} role="status">
          {t('filter.selected', { n: selected.length })}
        </span>
        <span className={styles.toggle}>{t(hasAll ? 'filter.selectNone' : 'filter.selectLoaded')}</span>
      </button>
      <Button
        look="quiet"
        disabled={selected.length === 0}
        onClick={() =>
          void withWords(import('#call/makeList.ts')).then(({ makeCallList }) => makeCallList(selected))
        }
      >
        {t('call.makeListShort')}
      </Button>
      <Button
        look="quiet"
        busy={file.isPending}
        onClick={() =>
          void file.ask(selected.length > 0 ? { ...question, companyIds: [...selected] } : question)
        }
      >
        {t('filter.export')}
      </Button>
      <Button
        disabled={selected.length === 0}
        busy={unlock.isPending}
        onClick={() => {
          void unlock.ask([...selected]).then((left) => left && onSelect(left))
        }}
      >
        {t('filter.unlockSome')}
      </Button>
    </BottomBar>
  )
}
