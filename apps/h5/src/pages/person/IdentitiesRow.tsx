import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ssoCalls } from '#sso/trip.ts'
import { Row } from '#ui/list/Row.tsx'

/** 企业身份: where the operator has set a provider, or one is still linked. */
export function IdentitiesRow() {
  const offered = useRead(ssoCalls.providers, {})
  // Whoever signs out here is on the way home, not to the login page.
  const isSignedIn = useSession().token !== null
  const linked = useRead(ssoCalls.identities, {}, { enabled: isSignedIn })
  const count = linked.data?.identities.length ?? 0
  if (count === 0 && (offered.data?.providers ?? []).length === 0) return null
  return (
    <Row
      icon="building"
      label={t('sso.identities')}
      value={count === 0 ? undefined : count}
      onClick={() => navigateTo(to('/pages/person/setting', { view: 'company' }))}
    />
  )
}
