import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import type { Joining } from '@zhzz/contract/sso/calls.ts'
import { useRef, useState } from 'react'
import { agreedVersions } from '#account/agreedVersions.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { askAge } from '#pages/login/askAge.ts'
import styles from '#pages/login/CompanySignIn.module.css'
import { chooseSubAccount } from '#pages/login/entrance.ts'
import { GuardianSheet } from '#pages/login/GuardianSheet.tsx'
import { ProveNumber } from '#pages/login/ProveNumber.tsx'
import { ssoCalls, type Trip } from '#sso/trip.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** What the server asked for beyond the consent. */
type More = Pick<Request<typeof ssoCalls.join>, 'ageGroup' | 'guardian' | 'subAccountId'>

interface JoinSheetProps {
  trip: Trip
  joining: Joining
  /** The way has to be begun anew. */
  onOver: () => void
  onClose: () => void
  onEntered: (entered: Output<typeof ssoCalls.join>) => void
}

/** The first sign-in by a company: the number is proved, and nothing is joined before the person has seen to what. */
export function JoinSheet({ trip, joining, onOver, onClose, onEntered }: JoinSheetProps) {
  const [proved, setProved] = useState<{ phone: string; account: Joining['account'] }>({
    phone: '',
    account: joining.account,
  })
  const sent = useRef<More>({})
  const [needsGuardian, setNeedsGuardian] = useState(false)
  const [isWrongCode, setWrongCode] = useState(false)
  const join = useWrite(ssoCalls.join, {
    onFailure: {
      ticketExpired: onOver,
      conflict: () => toast(t('sso.taken')),
      wrongCode: () => setWrongCode(true),
      guardianNeeded: () => setNeedsGuardian(true),
      ageNeeded: () => void askAge().then((ageGroup) => (ageGroup ? agree({ ageGroup }) : undefined)),
      chooseAccount: (failure) =>
        void chooseSubAccount(failure).then((subAccountId) =>
          subAccountId ? agree({ subAccountId }) : undefined,
        ),
    },
  })

  async function agree(added: More = {}) {
    sent.current = { ...sent.current, ...added }
    const entered = await join.send({
      ...trip,
      agreementVersions: agreedVersions,
      ageConfirmed: true,
      ageGroup: 'toAsk',
      ...sent.current,
    })
    if (entered) onEntered(entered)
  }

  const { provider, person } = joining
  const { account } = proved
  return (
    <Sheet open onClose={onClose} title={t('sso.joinTitle')}>
      {account === null ? (
        <ProveNumber trip={trip} joining={joining} onOver={onOver} onProved={setProved} />
      ) : (
        <>
          <p className={styles.joining}>
            {t(account.isNew ? 'sso.newText' : 'sso.joinText', {
              provider,
              person,
              phone: account.phoneMask,
            })}
          </p>
          {account.tenantNames.length > 0 && (
            <p className={styles.joining}>
              {t('sso.teams', { names: account.tenantNames.join(t('exhibition.glue')) })}
            </p>
          )}
          <Button busy={join.isPending} onClick={() => void agree()}>
            {t('sso.agree')}
          </Button>
        </>
      )}
      <GuardianSheet
        open={needsGuardian}
        ownPhone={proved.phone}
        busy={join.isPending}
        isWrongCode={isWrongCode}
        onType={() => setWrongCode(false)}
        onClose={() => setNeedsGuardian(false)}
        onAgree={(guardian) => void agree({ guardian })}
      />
    </Sheet>
  )
}
