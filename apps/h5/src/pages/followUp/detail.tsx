import { type FollowUpDetail, type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useRead } from '#api/useRead.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { NextLine } from '#followUp/NextLine.tsx'
import { openTarget } from '#followUp/openTarget.ts'
import { useSettle } from '#followUp/settle.ts'
import { intentWords, resultText, stageWords, targetWords } from '#followUp/words.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/followUp/detail.module.css'
import { Notes } from '#pages/followUp/Notes.tsx'
import { RecordFiles } from '#pages/followUp/RecordFiles.tsx'
import { RecordLocation } from '#pages/followUp/RecordLocation.tsx'
import { useRecordActions } from '#pages/followUp/recordActions.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/list/Row.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Facts } from '#ui/shown/Facts.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({ params: ['id'], bar: 'own' }, function FollowUpDetailPage({ params }) {
  const read = useRead(followUp.detail, { id: params.id })
  const actions = useRecordActions({ onRemoved: () => navigateBack() })
  const { data } = read
  return (
    <>
      <NavBar
        title={t('title.followUpDetail')}
        onBack={() => navigateBack()}
        end={
          data && <IconButton icon="dots" label={t('prediction.more')} onClick={() => actions.open(data)} />
        }
      />
      <Loaded
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={1} height={150} />
            <Skeleton rows={1} height={280} />
          </Cards>
        }
      >
        {(record) => <Content record={record} />}
      </Loaded>
    </>
  )
})

function Content({ record }: { record: FollowUpDetail }) {
  const { targetType, targetId, editionId, targetName, createdAt, updatedAt } = record
  const target = { targetType, targetId, name: targetName }
  return (
    <>
      <Cards>
        <Card>
          <p className={styles.head}>{t(`followUp.${record.followType}`)}</p>
          <FactLine
            facts={[momentLabel(record.followTime), record.isMine ? t('followUp.me') : record.byName]}
          />
          <p className={styles.content}>{record.content}</p>
          <RecordFiles files={record.files} />
          <NextLine record={record} />
          <Settle record={record} />
        </Card>
        <Card>
          <Facts layout="lines" facts={factsOf(record)} />
          <RecordLocation location={record.location} />
          <div className={styles.log}>
            <FactLine
              facts={[
                t('followUp.writtenAt', { time: formatDateTime(createdAt) }),
                record.version > 1 && t('followUp.editedAt', { time: formatDateTime(updatedAt) }),
              ]}
            />
          </div>
        </Card>
        <Notes record={record} />
        <Card flush>
          <Row
            icon="briefcase"
            label={t('followUp.openTarget', { kind: t(targetWords[targetType]) })}
            onClick={() => openTarget(record)}
          />
          <Row
            icon="history"
            label={t('followUp.history')}
            onClick={() => navigateTo(to('/pages/followUp/list', target))}
          />
        </Card>
      </Cards>
      <BottomBar>
        <Button
          icon="edit"
          onClick={() =>
            navigateTo(to('/pages/followUp/form', { ...target, editionId: editionId ?? undefined }))
          }
        >
          {t('followUp.again')}
        </Button>
      </BottomBar>
    </>
  )
}

/** 推迟 and 完成 of an own appointment that is open. */
function Settle({ record }: { record: FollowUpDetail }) {
  const { isOpen, postpone, complete } = useSettle(record)
  if (!isOpen) return null
  return (
    <div className={styles.settle}>
      <Button look="quiet" size="small" onClick={postpone}>
        {t('followUp.postpone')}
      </Button>
      <Button look="quiet" size="small" onClick={complete}>
        {t('followUp.complete')}
      </Button>
    </div>
  )
}

function factsOf(record: FollowUpRecord) {
  const { result, stage, intentLevel } = record
  return [
    { label: t('followUp.target'), value: record.targetName },
    { label: t('followUp.contact'), value: record.contactName },
    { label: t('followUp.edition'), value: record.editionName },
    { label: t('followUp.result'), value: result && resultText(result, record.followType) },
    { label: t('followUp.stage'), value: stage && t(stageWords[stage]) },
    { label: t('followUp.intent'), value: intentLevel && t(intentWords[intentLevel]) },
    {
      label: t('followUp.dealFact'),
      value: record.dealAmount === null ? null : formatMoney(record.dealAmount),
    },
    { label: t('followUp.budgetFact'), value: record.budget === null ? null : formatMoney(record.budget) },
  ]
}
