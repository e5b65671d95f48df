import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { timeLabel } from '#followUp/dayLabel.ts'
import { NextLine } from '#followUp/NextLine.tsx'
import { intentWords, resultText, stageWords, typeIcons } from '#followUp/words.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { RecordThumbs } from '#pages/followUp/RecordFiles.tsx'
import styles from '#pages/followUp/RecordRow.module.css'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** One record of the timeline: when and how, what came of it, what was said, when again. */
export function RecordRow({ record, onMore }: { record: FollowUpRecord; onMore: () => void }) {
  const { followType, followTime, isMine, byName, result, stage, intentLevel, dealAmount, budget } = record
  return (
    <ListRow
      lead={
        <span className={styles.icon}>
          <Icon name={typeIcons[followType]} size={20} />
        </span>
      }
      title={
        <>
          {t(`followUp.${followType}`)}
          <span className={styles.time}>{timeLabel(followTime)}</span>
        </>
      }
      facts1={
        <FactLine facts={[isMine ? t('followUp.me') : byName, result && resultText(result, followType)]} />
      }
      facts2={
        <FactLine
          facts={[
            stage && t(stageWords[stage]),
            intentLevel && t(intentWords[intentLevel]),
            dealAmount !== null && formatMoney(dealAmount),
            dealAmount === null && budget !== null && formatMoney(budget),
            record.targetType !== 'exhibition' && record.editionName,
          ]}
        />
      }
      below={
        <>
          <span className={styles.content}>{record.content}</span>
          <RecordThumbs files={record.files} />
          <NextLine record={record} />
        </>
      }
      action={<IconButton icon="dots" label={t('prediction.more')} onClick={onMore} />}
      onOpen={() => navigateTo(to('/pages/followUp/detail', { id: record.id }))}
      onHold={onMore}
    />
  )
}
