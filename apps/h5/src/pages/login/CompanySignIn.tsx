import type { Joining } from '@zhzz/contract/sso/calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { agreedVersions } from '#account/agreedVersions.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { here } from '#nav/history.ts'
import styles from '#pages/login/CompanySignIn.module.css'
import { chooseSubAccount, enter } from '#pages/login/entrance.ts'
import { JoinSheet } from '#pages/login/JoinSheet.tsx'
import { arrive, cameBack, canLeave, leave, ssoCalls, takeUp } from '#sso/trip.ts'
import { Button } from '#ui/Button.tsx'

interface CompanySignInProps {
  agreed: boolean
  /** Somebody went on without agreeing. */
  onUnagreed: () => void
}

/** 企业登录: the providers that the operator has set, and whoever comes back from one. Nothing where there are none. */
export function CompanySignIn({ agreed, onUnagreed }: CompanySignInProps) {
  const { data } = useRead(ssoCalls.providers, {}, { enabled: canLeave() })
  const [arrived] = useState(arrive)
  const back = typeof arrived === 'string' ? null : arrived
  const [note, setNote] = useState(typeof arrived === 'string' ? t(cameBack[arrived]) : '')
  const [join, setJoin] = useState<Joining | null>(null)
  const beginning = useWrite(ssoCalls.begin, { onFailure: { busy: () => setNote(t('sso.away')) } })
  const finishing = useWrite(ssoCalls.finish, {
    onDone: (finished) => (finished.join ? setJoin(finished.join) : void enter(finished, back?.wanted)),
    onFailure: {
      busy: () => setNote(t('sso.away')),
      ticketExpired: () => setNote(t('sso.over')),
      forbidden: () => setNote(t('sso.otherCompany')),
      chooseAccount: (failure) =>
        void chooseSubAccount(failure).then((subAccountId) => subAccountId && finish({ subAccountId })),
    },
  })

  async function go(provider: string) {
    setNote('')
    if (!agreed) return onUnagreed()
    const begun = await beginning.send({ provider })
    if (begun) leave(begun, here().place.wanted)
  }

  function finish(more: { subAccountId?: string } = {}) {
    // Ticked before they left.
    if (back) void finishing.send({ ...back.trip, agreementVersions: agreedVersions, ...more })
  }

  const goOn = useEffectEvent(() => {
    takeUp()
    finish()
  })
  useEffect(() => goOn(), [])

  const providers = data?.providers ?? []
  if (providers.length === 0 && note === '' && !finishing.isPending) return null
  return (
    <section className={styles.box} aria-label={t('sso.title')}>
      <h3 className={styles.title}>{t('sso.title')}</h3>
      <div className={styles.providers}>
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            look="line"
            busy={beginning.isPending || finishing.isPending}
            onClick={() => void go(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {finishing.isPending ? t('sso.finishing') : note}
      </p>
      {back && join && (
        <JoinSheet
          trip={back.trip}
          joining={join}
          onOver={() => {
            setJoin(null)
            setNote(t('sso.over'))
          }}
          onClose={() => setJoin(null)}
          onEntered={(entered) => void enter(entered, back.wanted)}
        />
      )}
    </section>
  )
}
