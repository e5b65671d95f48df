import { useState } from 'react'
import { keepsVersions } from '#api/newVersion.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { to } from '#nav/to.ts'
import styles from '#pages/my/abort.module.css'
import { openSource } from '#pages/my/openSource.ts'
import { version } from '#platform/version.ts'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Mark } from '#ui/shown/Mark.tsx'

/** As the stores count it, too. */
const versionText = `${version.name} (${version.code})`

async function checkUpdate(): Promise<void> {
  if (await keepsVersions()) navigateTo(to('/pages/appUpdate/appUpdate'))
  else location.reload()
}

export default definePage({}, function AboutPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <Mark size={64} />
        <p className={styles.name} translate="no">
          智会智展
        </p>
        <p>{t('person.slogan')}</p>
        <p>{t('person.version', { version: versionText })}</p>
      </div>
      <Cards>
        <Card flush>
          <Row label={t('person.checkUpdate')} value={version.name} onClick={() => void checkUpdate()} />
        </Card>
        <Card flush>
          <Row label={t('title.agreement')} onClick={() => navigateTo(to('/pages/agreement/agreement'))} />
          <Row
            label={t('title.privacyAgreement')}
            onClick={() => navigateTo(to('/pages/agreement/screcrtAgreement'))}
          />
          <Row
            label={t('person.collected')}
            onClick={() => navigateTo(to('/pages/agreement/screcrtAgreement'))}
          />
          <Row
            label={t('person.thirdParties')}
            onClick={() => navigateTo(to('/pages/agreement/screcrtAgreement'))}
          />
        </Card>
        <Card flush>
          <Row label={t('shell.customerService')} onClick={() => void showCustomerService()} />
          <Row label={t('person.openSource')} onClick={() => setOpen(true)} />
        </Card>
      </Cards>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('person.openSource')}>
        <p className={styles.thanks}>{t('person.openSourceText')}</p>
        <ul className={styles.list}>
          {openSource.map(({ name, licence }) => (
            <li key={name} className={styles.item}>
              <span>{name}</span>
              <span>{licence}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
})
