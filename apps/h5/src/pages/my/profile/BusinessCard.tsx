import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { tenantLabel } from '#account/tenantLabel.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/profile/BusinessCard.module.css'
import { Avatar } from '#ui/shown/Avatar.tsx'

/** 名片 as others see it when it is shared: never the number. */
export function BusinessCard({ viewer, isOpen }: { viewer: ViewerInfo; isOpen: boolean }) {
  const name = viewer.realName ?? viewer.phoneMask
  return (
    <>
      <div className={styles.card}>
        <Avatar name={name} src={viewer.avatarUrl} size={52} />
        <div className={styles.words}>
          <p className={styles.name}>{viewer.realName ?? '-'}</p>
          {viewer.position && <p>{viewer.position}</p>}
          <p>{viewer.companyName ?? tenantLabel(viewer.tenantName)}</p>
        </div>
      </div>
      <p className={styles.note}>{t(isOpen ? 'person.cardOpen' : 'person.cardHidden')}</p>
    </>
  )
}
