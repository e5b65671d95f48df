import { message } from '@zhzz/contract/message/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateBack } from '#nav/navigate.ts'
import { AlsoTo } from '#pages/home/message/settings/AlsoTo.tsx'
import { EmailTarget } from '#pages/home/message/settings/EmailTarget.tsx'
import { PushTarget } from '#pages/home/message/settings/PushTarget.tsx'
import { QuietHours } from '#pages/home/message/settings/QuietHours.tsx'
import { RobotTarget } from '#pages/home/message/settings/RobotTarget.tsx'
import { SmsTarget } from '#pages/home/message/settings/SmsTarget.tsx'
import { Switches } from '#pages/home/message/settings/Switches.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const titles = {
  push: 'message.push',
  email: 'message.email',
  sms: 'message.sms',
  robot: 'message.robot',
} as const
export type SetChannel = keyof typeof titles

/** 通知设置: what comes, where else it comes, and when nothing may. `channel`: the page of one of them. */
export function Settings({ channel }: { channel: SetChannel | undefined }) {
  const read = useRead(message.targets, {}, { staleTime: 0 })
  // Begun beside it; shown by the switches.
  useRead(person.notificationSetting, {})
  return (
    <>
      <NavBar title={t(channel ? titles[channel] : 'message.settings')} onBack={() => navigateBack()} />
      <Cards>
        <Loaded read={read} skeleton={<Skeleton rows={1} height={channel ? 300 : 530} />}>
          {(targets) =>
            channel ? (
              <>
                {channel === 'push' && <PushTarget push={targets.push} />}
                {channel === 'email' && <EmailTarget email={targets.email} />}
                {channel === 'sms' && <SmsTarget sms={targets.sms} />}
                {channel === 'robot' && <RobotTarget robot={targets.robot} />}
                <Switches channel={channel} />
              </>
            ) : (
              <>
                <Switches channel="inApp" />
                <AlsoTo targets={targets} />
                <QuietHours quiet={targets.quiet} />
              </>
            )
          }
        </Loaded>
      </Cards>
    </>
  )
}
