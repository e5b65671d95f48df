import { message } from '@zhzz/contract/message/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { PushTarget } from '#pages/home/message/settings/PushTarget.tsx'
import { QuietHours } from '#pages/home/message/settings/QuietHours.tsx'
import { Switches } from '#pages/home/message/settings/Switches.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 通知设置: what comes, where else it comes, and when nothing may. `channel`: the page of one of them. */
export function Settings({ channel }: { channel: 'push' | undefined }) {
  const read = useRead(message.targets, {}, { staleTime: 0 })
  // Begun beside it; shown by the switches.
  useRead(person.notificationSetting, {})
  const isAll = channel === undefined
  return (
    <>
      <NavBar title={t(isAll ? 'message.settings' : 'message.push')} onBack={() => navigateBack()} />
      <Cards>
        <Loaded read={read} skeleton={<Skeleton rows={1} height={isAll ? 480 : 300} />}>
          {(targets) =>
            isAll ? (
              <>
                <Switches channel="inApp" />
                <Card title={t('message.alsoTo')} flush>
                  <Row
                    icon="bell"
                    label={t('message.push')}
                    value={t(targets.push.isHere ? 'message.isOn' : 'message.isOff')}
                    onClick={() => navigateTo(to('/pages/home/message', { view: 'push' }))}
                  />
                </Card>
                <QuietHours quiet={targets.quiet} />
              </>
            ) : (
              <>
                <PushTarget push={targets.push} />
                <Switches channel={channel} />
              </>
            )
          }
        </Loaded>
      </Cards>
    </>
  )
}
