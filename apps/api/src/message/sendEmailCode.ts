import { randomInt } from 'node:crypto'
import { message } from '@zhzz/contract/message/calls.ts'
import { v7 as uuid } from 'uuid'
import { emailCodeHash } from '#message/emailCode.ts'
import { replaceTarget } from '#message/keepTarget.ts'
import { inThreeSteps } from '#serve/steps.ts'
import { type Row, wordsIn } from '#wordsIn.ts'

const nextSendSeconds = 60
/** A mail may lie for a while before it is read. */
const minutesValid = 15

/** What the mail says. */
const subject: Row = [
  '{code} 是确认邮箱的验证码',
  '{code} 是確認電子郵箱的驗證碼',
  '{code} confirms your e-mail address',
  '{code} confirme votre adresse e-mail',
  '{code} confirma su dirección de correo',
]
const body: Row = [
  '请在通知设置里填写，15 分钟内有效。如果不是您本人操作，请忽略这封邮件，不会再收到。',
  '請在通知設定裡填寫，15 分鐘內有效。如果不是您本人操作，請忽略這封郵件，不會再收到。',
  'Enter it under Notifications within 15 minutes. If you did not ask for it, ignore this mail; no other will come.',
  'Saisissez-le dans Notifications sous 15 minutes. Sinon, ignorez ce message ; aucun autre ne suivra.',
  'Escríbalo en Avisos en 15 minutos. Si no lo pidió, ignore este correo; no llegará otro.',
]

export const sendEmailCode = inThreeSteps(message.sendEmailCode, {
  async prepare({ address }, { deps, viewer, locale, fail }) {
    if (deps.channels.email?.accepts(address) !== true) throw fail('notDelivered')
    await deps.limits.take('targetPersonHour', viewer.subAccountId)
    await deps.limits.take('targetAddressDay', deps.sealing.blindIndex(address).toString('base64url'))
    return { address, locale, code: String(randomInt(1_000_000)).padStart(6, '0') }
  },

  /** The address before it goes: who wants another one wants no more mail there. */
  async write({ address, locale, code }, { db, deps, viewer, now }) {
    await replaceTarget(db, deps.sealing, {
      subAccountId: viewer.subAccountId,
      channel: 'email',
      address,
      locale,
      createdAt: now,
      confirmedAt: null,
      code: {
        hash: emailCodeHash(deps.sealing, { address, code }),
        expiresAt: new Date(now.getTime() + minutesValid * 60_000),
      },
    })
    return { address, locale, code }
  },

  async after({ address, locale, code }, { deps, fail }) {
    const outcome = await deps.channels.email
      ?.send(address, {
        id: uuid(),
        title: wordsIn(subject, locale, { code }),
        body: wordsIn(body, locale),
        path: '',
        isUrgent: true,
        locale,
      })
      .catch(() => null)
    if (outcome?.is !== 'sent') throw fail('notDelivered')
    return { nextSendSeconds }
  },
})
