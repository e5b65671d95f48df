import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { t } from '#i18n/t.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Row } from '#ui/Row.tsx'

/** 头像: the picture, or the first characters of the name. */
export function AvatarRow({ viewer }: { viewer: ViewerInfo }) {
  const name = viewer.realName ?? viewer.phoneMask
  return <Row label={t('person.avatar')} value={<Avatar name={name} src={viewer.avatarUrl} size={44} />} />
}
