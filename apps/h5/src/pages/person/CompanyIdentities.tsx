import type { Output } from '@zhzz/contract/endpoint.ts'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/person/Devices.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { arrive, cameBack, canLeave, leave, ssoCalls, takeUp } from '#sso/trip.ts'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type Identity = Output<typeof ssoCalls.identities>['identities'][number]

/** 企业身份: those that open the account, and the providers by which one more is linked. */
export function CompanyIdentities() {
  const linked = useRead(ssoCalls.identities, {}, { staleTime: 0 })
  const offered = useRead(ssoCalls.providers, {}, { enabled: canLeave() })
  const away = () => toast(t('sso.away'))
  const beginning = useWrite(ssoCalls.beginLink, { onFailure: { busy: away } })
  const linking = useWrite(ssoCalls.link, {
    outdates: [ssoCalls.identities],
    onFailure: {
      busy: away,
      ticketExpired: () => toast(t('sso.over')),
      forbidden: () => toast(t('sso.otherCompany')),
      conflict: () => toast(t('sso.taken')),
    },
  })
  const unlinking = useWrite(ssoCalls.unlink, { outdates: [ssoCalls.identities] })

  const goOn = useEffectEvent(async () => {
    const arrived = arrive()
    takeUp()
    if (arrived === null) return
    if (typeof arrived === 'string') return toast(t(cameBack[arrived]))
    if (await linking.send(arrived.trip)) toast(t('sso.linked'))
  })
  useEffect(() => void goOn(), [])

  async function link(provider: string) {
    const begun = await beginning.send({ provider })
    if (begun) leave(begun, null)
  }
  async function unlink({ identityId, provider, person }: Identity) {
    const title = t('sso.unlinkAsk', { provider, person })
    if (!(await confirmDialog({ title, body: t('sso.unlinkText'), danger: true }))) return
    if (await unlinking.send({ identityId })) toast(t('sso.unlinked'))
  }
  return (
    <Loaded
      read={linked}
      skeleton={
        <Cards>
          <Skeleton rows={2} height={72} />
        </Cards>
      }
    >
      {({ identities }) => (
        <Cards>
          {identities.length === 0 ? (
            <Blank title={t('sso.none')} />
          ) : (
            <Card flush>
              <ul>
                {identities.map((identity) => (
                  <li key={identity.identityId} className={styles.device}>
                    <div className={styles.what}>
                      <p className={styles.name}>{`${identity.person} · ${identity.provider}`}</p>
                      <p className={styles.when}>
                        {t('login.activeAt', { time: formatDateTime(identity.usedAt) })}
                      </p>
                    </div>
                    <Button look="line" size="small" onClick={() => void unlink(identity)}>
                      {t('sso.unlink')}
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <p className={styles.note}>{t('sso.note')}</p>
          {(offered.data?.providers ?? []).map(({ id, name }) => (
            <div key={id} className={styles.others}>
              <Button
                look="line"
                busy={beginning.isPending || linking.isPending}
                onClick={() => void link(id)}
              >
                {t('sso.link', { name })}
              </Button>
            </div>
          ))}
        </Cards>
      )}
    </Loaded>
  )
}
