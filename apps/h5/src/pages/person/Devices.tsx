import { account } from '@zhzz/contract/account/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/person/Devices.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Chip } from '#ui/shown/Chip.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type Session = Output<typeof account.sessionList>[number]

/** 登录设备: where the account is signed in; one of them, or all others, can be signed out. */
export function Devices() {
  const sessions = useRead(account.sessionList, {}, { staleTime: 0 })
  const removing = useWrite(account.removeSession, { outdates: [account.sessionList] })
  async function remove(session: Session) {
    const name = session.device || t('login.unknownDevice')
    if (!(await confirmDialog({ title: t('login.signOutDeviceAsk', { name }) }))) return
    if (await removing.send({ sessionId: session.sessionId })) toast(t('login.deviceSignedOut'))
  }
  async function removeOthers() {
    if (!(await confirmDialog({ title: t('login.signOutOthersAsk') }))) return
    if (await removing.send({ sessionId: 'others' })) toast(t('login.othersSignedOut'))
  }
  return (
    <Loaded
      read={sessions}
      skeleton={
        <Cards>
          <Skeleton rows={3} height={72} />
        </Cards>
      }
    >
      {(list) => (
        <Cards>
          <Card flush>
            <ul>
              {list.map((session) => (
                <Device key={session.sessionId} session={session} onRemove={() => void remove(session)} />
              ))}
            </ul>
          </Card>
          <p className={styles.note}>{t('login.devicesNote')}</p>
          {list.length > 1 && (
            <div className={styles.others}>
              <Button look="line" busy={removing.isPending} onClick={() => void removeOthers()}>
                {t('login.signOutOthers')}
              </Button>
            </div>
          )}
        </Cards>
      )}
    </Loaded>
  )
}

function Device({ session, onRemove }: { session: Session; onRemove: () => void }) {
  return (
    <li className={styles.device}>
      <div className={styles.what}>
        <p className={styles.name}>
          {session.device || t('login.unknownDevice')}{' '}
          {session.isCurrent && <Chip tone="green">{t('login.thisDevice')}</Chip>}
        </p>
        <p className={styles.when}>
          {t('login.activeAt', { time: formatDateTime(session.lastActiveAt) })}
          {session.ip && ` · ${session.ip}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button look="line" size="small" onClick={onRemove}>
          {t('login.signOutDevice')}
        </Button>
      )}
    </li>
  )
}
