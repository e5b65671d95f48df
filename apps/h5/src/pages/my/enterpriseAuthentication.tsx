import { account } from '@zhzz/contract/account/calls.ts'
import { type Authentication, authentication } from '@zhzz/contract/authentication/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { AuthenticationSteps } from '#pages/my/authentication/AuthenticationSteps.tsx'
import {
  authenticationDraftKey,
  readAuthenticationDraft,
  startOf,
} from '#pages/my/authentication/authenticationForm.ts'
import { Benefits } from '#pages/my/authentication/Benefits.tsx'
import styles from '#pages/my/authentication/CompanyStep.module.css'
import { Standing } from '#pages/my/authentication/Standing.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Banner } from '#ui/shown/Banner.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 企业认证: the form where it can be asked for, else how it stands. */
export default definePage({}, function EnterpriseAuthenticationPage() {
  const read = useRead(authentication.current, {}, { staleTime: 0 })
  const person = useRead(account.current, {})
  const [renews, setRenews] = useState(false)
  const waiting = (
    <Cards>
      <Skeleton rows={1} height={300} />
      <Skeleton rows={1} height={200} />
    </Cards>
  )
  return (
    <Loaded read={person} skeleton={waiting}>
      {(viewer) => (
        <Loaded read={read} skeleton={waiting}>
          {(state) => {
            const { request, mayApply, authStatus } = state
            if (!mayApply || (authStatus === 3 && !renews))
              return <Standing state={state} onRenew={() => setRenews(true)} />
            const key = authenticationDraftKey(viewer.subAccountId, request?.requestNo)
            return (
              <>
                <AuthenticationSteps
                  key={key}
                  storageKey={key}
                  start={readAuthenticationDraft(key) ?? startOf(request, viewer)}
                  ownPhone={viewer.phoneMask}
                  head={<Why state={state} />}
                />
                <Cards>
                  <Benefits />
                </Cards>
              </>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
})

/** Why it is to be handed in again. */
function Why({ state: { authStatus, request, expireDate } }: { state: Authentication }) {
  if (request?.state === 'rejected')
    return <Note>{t('authentication.rejectedText', { reason: request.reason })}</Note>
  if (authStatus === 4) return <Note>{t('authentication.endedText', { date: formatDate(expireDate) })}</Note>
  return null
}

function Note({ children }: { children: string }) {
  return (
    <div className={styles.why}>
      <Banner>{children}</Banner>
    </div>
  )
}
