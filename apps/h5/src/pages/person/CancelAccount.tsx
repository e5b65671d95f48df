import { account } from '@zhzz/contract/account/calls.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useState } from 'react'
import { refreshViewer } from '#account/signIn.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { CancelForm } from '#pages/person/CancelForm.tsx'
import styles from '#pages/person/secret.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 注销账号: what goes and what stays, the code; while it waits, the way back. */
export function CancelAccount({ viewer }: { viewer: ViewerInfo }) {
  const [open, setOpen] = useState(false)
  const revoking = useWrite(person.revokeCancel, { outdates: [account.current] })
  async function revoke() {
    if (!(await revoking.send({}))) return
    await refreshViewer()
    toast(t('person.cancelRevoked'))
  }
  if (viewer.cancelDueAt !== null)
    return (
      <Card title={t('person.cancelPending', { time: formatDateTime(viewer.cancelDueAt) })}>
        <p className={styles.text}>{t('person.cancelPendingText')}</p>
        <div className={styles.action}>
          <Button size="small" busy={revoking.isPending} onClick={() => void revoke()}>
            {t('person.cancelRevoke')}
          </Button>
        </div>
      </Card>
    )
  return (
    <>
      <Card flush>
        <Row label={t('person.cancelAccount')} onClick={() => setOpen(true)} />
      </Card>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('person.cancelAccount')}>
        <p className={styles.text}>{t('person.cancelHow')}</p>
        <p className={styles.term}>{t('person.cancelErased')}</p>
        <p className={styles.text}>{t('person.cancelErasedText')}</p>
        <p className={styles.term}>{t('person.cancelKept')}</p>
        <p className={styles.text}>{t('person.cancelKeptText')}</p>
        <CancelForm phoneMask={viewer.phoneMask} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
