import { message as calls } from '@zhzz/contract/message/calls.ts'
import type { Message } from '@zhzz/contract/message/message.ts'
import { outdate, useWrite } from '#api/useWrite.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import styles from '#pages/home/message/MessageRow.module.css'
import { pageOfMessage } from '#pages/home/message/pageOfMessage.ts'
import { saidIn, titleOf } from '#pages/home/message/said.ts'
import { shownIn } from '#pages/home/message/shownIn.ts'
import { cx } from '#ui/cx.ts'
import type { IconName } from '#ui/Icon.tsx'
import { LeadIcon } from '#ui/list/LeadIcon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { SwipeRow } from '#ui/list/SwipeRow.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toastUndo } from '#ui/overlay/toast.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

const icons = {
  followUp: 'clock',
  exhibition: 'calendar',
  prediction: 'trend',
  member: 'crown',
  announcement: 'chat',
} as const satisfies Record<Message['category'], IconName>

/** What it is about, what happened and when; a tap opens it, drawn aside or held it is deleted. */
export function MessageRow({ message }: { message: Message }) {
  const { id, category, isRead, createdAt } = message
  const reading = useWrite(calls.read, {
    onDone: () => outdate(shownIn),
    onFailure: { notFound: () => outdate(shownIn) },
  })
  const removing = useWrite(calls.remove, { onDone: () => outdate(shownIn) })

  function open() {
    if (!isRead) void reading.send({ id })
    navigateTo(pageOfMessage(message))
  }
  async function remove() {
    if (await removing.send({ id }))
      toastUndo(t('message.removed'), t('followUp.undo'), () => void removing.send({ id, isBack: true }))
  }
  async function offer() {
    if ((await chooseAction(titleOf(message), [t('message.remove')])) === 0) await remove()
  }
  return (
    <SwipeRow actions={[{ label: t('message.remove'), tone: 'amber', onAct: () => void remove() }]}>
      <ListRow
        lead={
          <LeadIcon name={icons[category]}>
            {!isRead && <em className={styles.dot} role="img" aria-label={t('message.unread')} />}
          </LeadIcon>
        }
        title={<span className={cx(styles.title, isRead && styles.read)}>{titleOf(message)}</span>}
        facts1={<FactLine tone="ink" facts={saidIn(message)} />}
        facts2={<FactLine facts={[t(`message.${category}`), relativeTime(createdAt)]} />}
        onOpen={open}
        onHold={() => void offer()}
      />
    </SwipeRow>
  )
}
