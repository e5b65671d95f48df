import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Blank } from '#ui/shown/Blank.tsx'

/** In the place of calls, for whom the team lets only read. */
export function NotPermitted() {
  return (
    <Blank
      drawing="lock"
      title={t('call.noPermission')}
      text={t('call.noPermissionText')}
      action={{
        label: t('title.outCallIntroduce'),
        onClick: () => navigateTo(to('/pages/home/outCallIntroduce')),
      }}
    />
  )
}
