import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { type PagePath, specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import type { IconName } from '#ui/Icon.tsx'
import { Row } from '#ui/list/Row.tsx'

const groups = [
  [
    { path: '/pages/my/followUp', icon: 'note' },
    { path: '/pages/my/unlock', icon: 'unlock' },
    { path: '/pages/exhSchedule/mySchedule', icon: 'calendar' },
    { path: '/pages/hallSchedule/myHallSchedule', icon: 'hall' },
    { path: '/pages/outCall/outCall', icon: 'phone' },
  ],
  [
    { path: '/pages/my/enterpriseAuthentication', icon: 'shield' },
    { path: '/pages/my/memberCenter', icon: 'crown' },
    { path: '/pages/home/message', icon: 'bell' },
    { path: '/pages/person/setting', icon: 'gear' },
    { path: '/pages/my/abort', icon: 'info' },
  ],
] as const satisfies readonly (readonly { path: PagePath; icon: IconName }[])[]

/** The ways to one's own data and settings. */
export function Menu() {
  return groups.map((rows) => (
    <Card key={rows[0].path} flush>
      {rows.map(({ path, icon }) => (
        <Row key={path} icon={icon} label={t(specPages[path])} onClick={() => navigateTo(to(path))} />
      ))}
    </Card>
  ))
}
