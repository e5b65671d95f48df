import { localeNames } from '@zhzz/client/i18n/language.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { useRead } from '#api/useRead.ts'
import { chooseLocale, currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import type { PageParams } from '#nav/pages.gen.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import type { IconName } from '#ui/Icon.tsx'
import { Row } from '#ui/list/Row.tsx'
import { chooseOne } from '#ui/overlay/choose.ts'

/** The most used first. */
const rows = [
  { path: '/pages/home/message', icon: 'bell' },
  { path: '/pages/my/followUp', icon: 'note' },
  { path: '/pages/my/target', icon: 'flag' },
  { path: '/pages/my/pool', icon: 'people' },
  { path: '/pages/my/unlock', icon: 'unlock' },
  { path: '/pages/outCall/outCall', icon: 'phone' },
  { path: '/pages/exhSchedule/mySchedule', icon: 'calendar' },
  { path: '/pages/hallSchedule/myHallSchedule', icon: 'hall' },
  { path: '/pages/my/enterpriseAuthentication', icon: 'shield' },
  { path: '/pages/my/memberCenter', icon: 'crown' },
  { path: '/pages/person/setting', icon: 'gear' },
] as const satisfies readonly { path: keyof PageParams; icon: IconName }[]

/** The ways to one's own data, to help and to settings. */
export function Menu({ signedIn }: { signedIn: boolean }) {
  const { data } = useRead(account.statistics, {}, { enabled: signedIn })
  const unread = signedIn && data?.unreadMessageCount
  return (
    <>
      <Card flush>
        {rows.map(({ path, icon }) => (
          <Row
            key={path}
            icon={icon}
            label={t(specPages[path])}
            value={
              unread && path === '/pages/home/message' ? t('message.unreadCount', { n: unread }) : undefined
            }
            onClick={() => navigateTo(to(path))}
          />
        ))}
      </Card>
      <Card flush>
        <Row icon="edit" label={t('title.report')} onClick={() => navigateTo(to('/pages/my/report'))} />
        <Row icon="headset" label={t('shell.customerService')} onClick={() => void showCustomerService()} />
        <Row
          icon="globe"
          label={t('shell.language')}
          value={localeNames[currentLocale()]}
          onClick={() => void askLocale()}
        />
        <Row icon="info" label={t('title.about')} onClick={() => navigateTo(to('/pages/my/abort'))} />
      </Card>
    </>
  )
}

async function askLocale(): Promise<void> {
  const index = await chooseOne(
    t('shell.language'),
    locales.map((locale) => localeNames[locale]),
    locales.indexOf(currentLocale()),
  )
  const chosen = index === null ? undefined : locales[index]
  if (chosen) await chooseLocale(chosen)
}
