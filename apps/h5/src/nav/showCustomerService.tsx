import { reference } from '@zhzz/contract/reference/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import styles from '#nav/showCustomerService.module.css'
import { dial } from '#platform/phone.ts'
import { ask } from '#ui/overlay/dialog.ts'
import { whileLoading } from '#ui/overlay/loading.ts'

/** The customer-service dialog of the spec: QR code to scan or keep, telephone to call; or that neither is set. */
export async function showCustomerService(): Promise<void> {
  try {
    const { qrCode, phone, workTime } = await whileLoading(
      t('shell.loading'),
      send(reference.customerServiceInfo, {}),
    )
    const answer = await ask({
      title: t('shell.customerServiceText'),
      body: (
        <>
          {qrCode && (
            <>
              <img className={styles.qr} src={qrCode} alt={t('shell.customerServiceQr')} />
              <p>{t('shell.customerServiceScan')}</p>
            </>
          )}
          {!qrCode && !phone && <p>{t('shell.customerServiceNone')}</p>}
          {workTime && <p>{t('shell.workTime', { time: workTime })}</p>}
        </>
      ),
      actions: [
        { label: phone ? t('shell.customerServicePhone', { phone }) : t('shell.gotIt'), look: 'main' },
      ],
    })
    if (phone && answer === 0) dial(phone)
  } catch (error) {
    explain(error)
  }
}
