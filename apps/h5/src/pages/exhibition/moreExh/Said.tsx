import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import type { ExhibitorTab } from '#pages/exhibition/moreExh/exhibitorList.ts'
import styles from '#pages/exhibition/moreExh/Said.module.css'
import { cx } from '#ui/cx.ts'

interface SaidProps {
  first: Output<typeof exhibition.exhibitors> | undefined
  tab: ExhibitorTab
  change: string | undefined
}

/** Whose list it is; in amber when it is that of the edition before, or what changed against it. Of targets, how far one is. */
export function Said({ first, tab, change }: SaidProps) {
  const { targets, visited } = first?.counts ?? {}
  const name = first?.shownEditionName
  const isLost = change === 'lost' && name
  if (isLost || change === 'added')
    return (
      <>
        <Words text={isLost ? t('exhibitor.changeLost', { name }) : t('exhibitor.changeAddedShort')} told />
        <button type="button" className={styles.end} onClick={() => setParams({ change: undefined })}>
          {t('exhibitor.endChange')}
        </button>
      </>
    )
  if (name) return <Words text={t('exhibition.lastList', { name })} told />
  if (tab === 'target' && targets && typeof visited === 'number')
    return <Words text={t('exhibitor.visitedOf', { n: visited, m: targets })} />
  return <Words text={first?.editionName ?? ''} />
}

function Words({ text, told = false }: { text: string; told?: boolean }) {
  return (
    <span className={cx(styles.words, told && styles.told)} role={told ? 'status' : undefined}>
      {text}
    </span>
  )
}
