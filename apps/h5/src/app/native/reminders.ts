import { App } from '@capacitor/app'
import { type LocalNotificationSchema, LocalNotifications } from '@capacitor/local-notifications'
import { type FollowUpTask, followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { send } from '#api/send.ts'
import { currentSession, watchSession } from '#api/session.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { to } from '#nav/to.ts'
import { canPush } from '#platform/push.ts'

/** iOS keeps no more than 64 of an app; a page of the list. */
const most = 50

/** Has the device remind of open follow-ups while the app is closed. Planned anew whenever it is opened or left. */
export function startReminders(): void {
  let planned: Promise<unknown> = Promise.resolve()
  const plan = () => {
    planned = planned.then(planReminders).catch(() => null)
  }
  plan()
  watchSession(plan)
  void App.addListener('resume', plan)
  void App.addListener('pause', plan)
}

/** Whoever is told by push is not told twice. */
async function planReminders(): Promise<void> {
  const { notifications: old } = await LocalNotifications.getPending()
  if (currentSession().token === null) return await cancel(old)
  const isPushed = canPush() && (await send(message.targets, {})).push.isHere
  const { list } = isPushed ? { list: [] } : await send(followUp.mine, { tab: 'all', limit: most })
  const notifications = list.flatMap((task, at) => reminderOf(task, at + 1, Date.now()) ?? [])
  await cancel(old)
  if (notifications.length === 0) return
  // The person is asked when there is something to be reminded of, and says it once.
  const { display } = await LocalNotifications.requestPermissions()
  if (display === 'granted') await LocalNotifications.schedule({ notifications })
}

async function cancel(notifications: readonly { id: number }[]): Promise<void> {
  if (notifications.length > 0)
    await LocalNotifications.cancel({ notifications: notifications.map(({ id }) => ({ id })) })
}

/** Whom a task is about and when; not a word of what was noted. Null: nothing to be reminded of any more. */
export function reminderOf(task: FollowUpTask, id: number, now: number): LocalNotificationSchema | null {
  const { nextFollowTime, nextState, remindMinutes, targetName, isMyTask } = task
  if (!isMyTask || nextState !== 'open' || nextFollowTime === null || remindMinutes === null) return null
  const at = new Date(Date.parse(nextFollowTime) - remindMinutes * 60_000)
  if (at.getTime() <= now) return null
  return {
    id,
    title: targetName,
    body: t('message.due', { time: formatDateTime(nextFollowTime) }),
    schedule: { at },
    extra: { path: to('/pages/followUp/detail', { id: task.id }) },
  }
}
