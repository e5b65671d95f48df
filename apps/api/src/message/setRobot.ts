import { message } from '@zhzz/contract/message/calls.ts'
import { v7 as uuid } from 'uuid'
import { replaceTarget } from '#message/keepTarget.ts'
import { inSteps } from '#serve/steps.ts'
import { type Row, wordsIn } from '#wordsIn.ts'

/** The first line in the group. */
const greeting: Row = [
  '智慧会展已接通，提醒会发到这个群',
  '智慧會展已接通，提醒會發到這個群',
  '智慧会展 is connected: reminders come to this group',
  '智慧会展 est connecté : les rappels arrivent dans ce groupe',
  '智慧会展 está conectado: los avisos llegan a este grupo',
]

export const setRobot = inSteps(message.setRobot, {
  async prepare({ address }, { deps, viewer, locale, fail }) {
    const robot = deps.channels.robot
    if (robot?.accepts(address) !== true) throw fail('invalid', { fields: ['address'] })
    await deps.limits.take('targetPersonHour', viewer.subAccountId)
    const told = { id: uuid(), title: wordsIn(greeting, locale), body: '', path: '', isUrgent: true, locale }
    const outcome = await robot.send(address, told).catch(() => null)
    if (outcome?.is !== 'sent') throw fail('notDelivered')
    return { address, locale }
  },

  async write({ address, locale }, { db, deps, viewer, now }) {
    await replaceTarget(db, deps.sealing, {
      subAccountId: viewer.subAccountId,
      channel: 'robot',
      address,
      locale,
      createdAt: now,
      confirmedAt: now,
    })
    return { isRefused: false }
  },
})
