import { person } from '@zhzz/contract/person/calls.ts'
import { notificationCategories, notificationChannels } from '@zhzz/contract/person/notification.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { Field } from '#ui/Field.tsx'
import { Row } from '#ui/Row.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const categoryWords = {
  followUp: 'person.noticeFollowUp',
  exhibition: 'person.noticeExhibition',
  prediction: 'person.noticePrediction',
  member: 'person.noticeMember',
  system: 'person.noticeSystem',
} as const
const channelWords = {
  inApp: 'person.channelInApp',
  sms: 'person.channelSms',
  calendar: 'person.channelCalendar',
} as const

/** 通知设置: a line that opens the channels of every category; each tap holds at once. */
export function NotificationSettings() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row icon="bell" label={t('person.notificationSetting')} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('person.notificationSetting')}>
        <Categories />
      </Sheet>
    </>
  )
}

function Categories() {
  const read = useRead(person.notificationSetting, {})
  const saving = useWrite(person.saveNotificationSetting, { outdates: [person.notificationSetting] })
  return (
    <Loaded read={read} skeleton={<Skeleton rows={2} height={120} />}>
      {(setting) =>
        notificationCategories.map((category) => (
          <Field key={category} label={t(categoryWords[category])}>
            {() => (
              <ChoiceChips
                label={t(categoryWords[category])}
                multiple
                choices={notificationChannels.map((value) => ({ value, label: t(channelWords[value]) }))}
                chosen={notificationChannels.filter((channel) => setting[category][channel])}
                onChoose={(chosen) =>
                  void saving.send({
                    [category]: {
                      inApp: chosen.includes('inApp'),
                      sms: chosen.includes('sms'),
                      calendar: chosen.includes('calendar'),
                    },
                  })
                }
              />
            )}
          </Field>
        ))
      }
    </Loaded>
  )
}
