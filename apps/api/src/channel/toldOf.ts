import { locales } from '@zhzz/contract/locale.ts'
import { type Message, message as shape } from '@zhzz/contract/message/message.ts'
import { type Speech, saidOf } from '@zhzz/contract/message/said.ts'
import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import type { Begun } from '#channel/claim.ts'
import { speechOf } from '#channel/speak.ts'
import { words } from '#channel/words.ts'
import type { Told } from '#outside/channels.ts'
import { wordsIn } from '#wordsIn.ts'

/** So many are told one by one; more at once are one line. */
const mostApart = 3

const page = '/pages/home/message'

/** What goes to a target of what is due for it, each with the deliveries that are done with it. */
export function toldOf(begun: readonly Begun[], now: Date): { told: Told; of: Begun[] }[] {
  const isDigest = begun.length > 1 && (begun.length > mostApart || begun.some(({ isHeld }) => isHeld))
  const [first] = begun
  if (isDigest && first !== undefined) return [{ told: digestOf(first, begun), of: [...begun] }]
  return begun.map((one) => ({ told: oneOf(one, now), of: [one] }))
}

function oneOf(one: Begun, now: Date): Told {
  const locale = localeOf(one)
  const message = shape.parse(one.message)
  const speech = speechOf(locale, one.timeZone ?? 'Asia/Shanghai', now)
  return {
    id: one.id,
    title: titleOf(message, speech),
    body: saidOf(message, speech).join(' · '),
    path: `${page}?open=${one.messageId}`,
    isUrgent: message.kind === 'followUpDue',
    locale,
    targetId: one.targetId,
  }
}

function titleOf(message: Message, { say }: Speech): string {
  if (message.kind === 'planExpires') return say('member')
  return message.kind === 'privacyAnswered' ? say('privacyRequest') : message.name
}

/** 5 条新消息: 到期跟进 3 · 展会变动 2. */
function digestOf(first: Begun, begun: readonly Begun[]): Told {
  const locale = localeOf(first)
  const { say } = speechOf(locale, '', new Date())
  const messages = begun.map(({ message }) => shape.parse(message))
  const counts = notificationCategories
    .map((one) => ({ one, n: messages.filter(({ category }) => category === one).length }))
    .filter(({ n }) => n > 0)
  return {
    id: first.id,
    title: wordsIn(words.several, locale, { n: begun.length }),
    body: counts.map(({ one, n }) => `${say(one)} ${n}`).join(' · '),
    path: page,
    isUrgent: false,
    locale,
    targetId: first.targetId,
  }
}

function localeOf({ locale }: Begun) {
  return locales.find((one) => one === locale) ?? 'zh-Hans'
}
