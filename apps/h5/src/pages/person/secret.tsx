import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { CancelAccount } from '#pages/person/CancelAccount.tsx'
import { Consents } from '#pages/person/Consents.tsx'
import { DataCopy } from '#pages/person/DataCopy.tsx'
import { DevicePermissions } from '#pages/person/DevicePermissions.tsx'
import { PrivacyChoices } from '#pages/person/PrivacyChoices.tsx'
import { PrivacyRequests } from '#pages/person/PrivacyRequests.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function SecretPage() {
  const read = useRead(person.privacySetting, {})
  const viewer = useRead(account.current, {})
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={3} height={220} />
        </Cards>
      }
    >
      {(setting) => (
        <Cards>
          {viewer.data?.cancelDueAt != null && <CancelAccount viewer={viewer.data} />}
          <Card title={t('person.privacyChoices')} flush>
            <PrivacyChoices setting={setting} />
          </Card>
          <DevicePermissions />
          <Card title={t('person.consentAndSharing')} flush>
            <Consents />
          </Card>
          <Card title={t('person.exportData')}>
            <DataCopy />
          </Card>
          <Card title={t('person.privacyRequest')}>
            <PrivacyRequests />
          </Card>
          {viewer.data?.cancelDueAt === null && <CancelAccount viewer={viewer.data} />}
        </Cards>
      )}
    </Loaded>
  )
})
