import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { timeLabel } from '#followUp/dayLabel.ts'
import { NextLine } from '#followUp/NextLine.tsx'
import { RecordTags } from '#followUp/RecordTags.tsx'
import { typeIcons } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { RecordThumbs } from '#pages/followUp/RecordFiles.tsx'
import styles from '#pages/followUp/RecordRow.module.css'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** One record of the timeline: when and how, what came of it, what was said, when again. */
export function RecordRow({ record, onMore }: { record: FollowUpRecord; onMore: () => void }) {
  return (
    <article className={styles.row}>
      <button
        type="button"
        className={styles.open}
        onClick={() => navigateTo(to('/pages/followUp/detail', { id: record.id }))}
      >
        <span className={styles.head}>
          <Icon name={typeIcons[record.followType]} />
          <b>{t(`followUp.${record.followType}`)}</b>
          <span>{timeLabel(record.followTime)}</span>
          <span className={styles.by}>{record.isMine ? t('followUp.me') : record.byName}</span>
        </span>
        <span className={styles.content}>{record.content}</span>
        {record.editionName && record.targetType !== 'exhibition' && (
          <span className={styles.edition}>{t('followUp.at', { name: record.editionName })}</span>
        )}
        <RecordThumbs files={record.files} />
        <RecordTags record={record} />
        <NextLine record={record} />
      </button>
      <div className={styles.more}>
        <IconButton icon="dots" label={t('prediction.more')} onClick={onMore} />
      </div>
    </article>
  )
}
