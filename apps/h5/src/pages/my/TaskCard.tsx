import { serverNow } from '@zhzz/client/serverTime.ts'
import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { dayLabel, dayOf, momentLabel } from '#followUp/dayLabel.ts'
import { NextLine } from '#followUp/NextLine.tsx'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { RecordTags } from '#followUp/RecordTags.tsx'
import { postponed } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/TaskCard.module.css'
import { chooseAction } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** What 推迟 offers, in days. */
const delays = [1, 3, 7] as const

/** Something to do: whom, what was said last, when it is due, and what can be done at once. */
export function TaskCard({ record }: { record: FollowUpRecord }) {
  const { id, targetType, targetId, targetName, companyId, editionId, nextFollowTime } = record
  const settling = useWrite(followUp.settleNext, { onDone: outdateFollowUps })
  const open = record.nextState === 'open' && nextFollowTime !== null

  async function postpone(planned: string) {
    const labels = [t('followUp.postponeDay'), t('followUp.postpone3Days'), t('followUp.postponeWeek')]
    const chosen = await chooseAction(t('followUp.postponeTo'), labels)
    const days = chosen === null ? undefined : delays[chosen]
    if (days === undefined) return
    const next = postponed(planned, days, serverNow())
    const done = await settling.send({ id, action: 'postpone', nextFollowTime: next })
    if (done) toast(t('followUp.postponed', { time: momentLabel(next) }))
  }
  async function complete() {
    if (await settling.send({ id, action: 'done' })) toast(t('followUp.completed'))
  }
  function write() {
    const target = { targetType, targetId, editionId: editionId ?? undefined, name: targetName }
    navigateTo(to('/pages/followUp/form', target))
  }

  return (
    <article className={styles.card} aria-busy={settling.isPending}>
      <button
        type="button"
        className={styles.open}
        onClick={() => navigateTo(to('/pages/followUp/detail', { id }))}
      >
        <span className={styles.head}>
          <strong className={styles.name}>{targetName}</strong>
          <span className={styles.when}>{dayLabel(dayOf(record.followTime))}</span>
        </span>
        {record.editionName && targetType !== 'exhibition' && (
          <span className={styles.edition}>{record.editionName}</span>
        )}
        <span className={styles.content}>{record.content}</span>
        <RecordTags record={record} />
        <NextLine record={record} />
      </button>
      <div className={styles.actions}>
        {companyId && (
          <button
            type="button"
            onClick={() => navigateTo(to('/pages/enterprise/contactList/contactList', { id: companyId }))}
          >
            {t('followUp.contactAction')}
          </button>
        )}
        {open && (
          <>
            <button type="button" onClick={() => void postpone(nextFollowTime)}>
              {t('followUp.postpone')}
            </button>
            <button type="button" onClick={() => void complete()}>
              {t('followUp.complete')}
            </button>
          </>
        )}
        <button type="button" className={styles.main} onClick={write}>
          {t('followUp.write')}
        </button>
      </div>
    </article>
  )
}
