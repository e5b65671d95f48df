import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { WithdrawConsent } from '#pages/person/WithdrawConsent.tsx'
import { Row } from '#ui/list/Row.tsx'

/** 撤回同意, and with whom data is shared. */
export function Consents() {
  return (
    <>
      <WithdrawConsent />
      <Row
        label={t('person.thirdParties')}
        onClick={() => navigateTo(to('/pages/agreement/screcrtAgreement'))}
      />
    </>
  )
}
