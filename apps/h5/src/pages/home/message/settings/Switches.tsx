import type { OutsideChannel } from '@zhzz/contract/message/channels.ts'
import { messageKinds, smsKinds } from '@zhzz/contract/message/kinds.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Card } from '#ui/Card.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const texts = {
  followUp: 'message.forFollowUp',
  exhibition: 'message.forExhibition',
  prediction: 'message.forPrediction',
  member: 'message.forMember',
  announcement: 'message.forAnnouncement',
} as const

/** What comes by a channel. Of what is off in the app nothing is written, so nothing of it comes elsewhere. */
export function Switches({ channel }: { channel: 'inApp' | OutsideChannel }) {
  const read = useRead(person.notificationSetting, {})
  const saving = useWrite(person.saveNotificationSetting, { outdates: [person.notificationSetting] })
  const isApp = channel === 'inApp'
  const shown = notificationCategories.filter((category) => channel !== 'sms' || goesBySms(category))
  return (
    <Loaded read={read} skeleton={<Skeleton rows={1} height={isApp ? 272 : 192} />}>
      {(setting) => (
        <Card flush>
          {shown.map((category) => (
            <SwitchRow
              key={category}
              label={t(`message.${category}`)}
              text={isApp ? t(texts[category]) : setting[category].inApp ? undefined : t('message.offInApp')}
              checked={setting[category].inApp && setting[category][channel]}
              disabled={saving.isPending || !(isApp || setting[category].inApp)}
              onChange={(isOn) => void saving.send({ [category]: { [channel]: isOn } })}
            />
          ))}
        </Card>
      )}
    </Loaded>
  )
}

/** Something of it cannot wait. */
function goesBySms(category: (typeof notificationCategories)[number]): boolean {
  return smsKinds.some((kind) => messageKinds[kind] === category)
}
