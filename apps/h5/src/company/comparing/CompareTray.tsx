import { fewestCompared, mostCompared } from '@zhzz/contract/company/compared.ts'
import styles from '#company/comparing/CompareTray.module.css'
import { openComparison } from '#company/comparing/compareCompany.ts'
import { comparisonTray, fillTray, watchTray } from '#company/comparing/tray.ts'
import { t } from '#i18n/t.ts'
import { useOutside } from '#platform/useOutside.ts'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** What was chosen to be compared, at the bottom of a list; nothing while nothing was. Put it last in the page. */
export function CompareTray() {
  const tray = useOutside(watchTray, comparisonTray)
  if (tray.length === 0) return null
  return (
    <BottomBar>
      <IconButton icon="close" label={t('companyCompare.empty')} onClick={() => fillTray([])} />
      <p className={styles.names}>
        <b>{t('companyCompare.chosen', { n: tray.length, most: mostCompared })}</b>{' '}
        {tray.map(({ name }) => name).join(t('exhibition.glue'))}
      </p>
      <Button disabled={tray.length < fewestCompared} onClick={openComparison}>
        {t('compare.open')}
      </Button>
    </BottomBar>
  )
}
