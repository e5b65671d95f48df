import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { BusinessCard } from '#pages/my/profile/BusinessCard.tsx'
import { InformationRows } from '#pages/my/profile/InformationRows.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({}, function InformationPage() {
  const read = useRead(account.current, {})
  const privacy = useRead(person.privacySetting, {})
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={2} height={320} />
        </Cards>
      }
    >
      {(viewer) => (
        <Cards>
          <InformationRows viewer={viewer} />
          <Card title={t('person.card')}>
            <BusinessCard viewer={viewer} isOpen={privacy.data?.cardVisible ?? false} />
          </Card>
        </Cards>
      )}
    </Loaded>
  )
})
