import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { openApplication } from '#application/openApplication.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/FunctionRow.module.css'
import { AllFunctions, FunctionRow } from '#pages/home/FunctionRow.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'

/** The row of functions in the person's own order (应用, 管理常用); until that is known the usual one. */
export function OwnFunctions({ index: { data } }: { index: Read<Output<typeof home.index>> }) {
  if (!data?.functions.length) return <FunctionRow />
  return (
    <nav className={styles.row} aria-label={t('home.functions')}>
      {data.functions.map(({ code, name, icon, pagePath }) => (
        <button
          key={code}
          type="button"
          className={styles.item}
          onClick={() => openApplication({ code, pagePath, openState: 'opened', closedBy: null })}
        >
          <Icon name={trusted<IconName>(icon)} size={24} />
          <span>{name}</span>
        </button>
      ))}
      <AllFunctions />
    </nav>
  )
}
