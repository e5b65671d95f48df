import { person } from '@zhzz/contract/person/calls.ts'
import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const texts = {
  followUp: 'message.forFollowUp',
  exhibition: 'message.forExhibition',
  prediction: 'message.forPrediction',
  member: 'message.forMember',
} as const

/** 通知设置: of what is off nothing is written from then on; what came before stays. */
export function Switches() {
  const read = useRead(person.notificationSetting, {})
  const saving = useWrite(person.saveNotificationSetting, { outdates: [person.notificationSetting] })
  return (
    <Cards>
      <Loaded read={read} skeleton={<Skeleton rows={1} height={272} />}>
        {(setting) => (
          <Card flush>
            {notificationCategories.map((category) => (
              <SwitchRow
                key={category}
                label={t(`message.${category}`)}
                text={t(texts[category])}
                checked={setting[category].inApp}
                disabled={saving.isPending}
                onChange={(inApp) => void saving.send({ [category]: { inApp } })}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Cards>
  )
}
