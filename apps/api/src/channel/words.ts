import type { Row } from '#wordsIn.ts'

/** What only they say who are told outside of the app, in the order of `locales`. */
export const words = {
  several: [
    '{n} 条新消息',
    '{n} 則新訊息',
    { one: '{n} new message', other: '{n} new messages' },
    { one: '{n} nouveau message', other: '{n} nouveaux messages' },
    { one: '{n} mensaje nuevo', other: '{n} mensajes nuevos' },
  ],
  open: ['打开', '打開', 'Open', 'Ouvrir', 'Abrir'],
  unsubscribe: ['退订邮件提醒', '退訂郵件提醒', 'Unsubscribe', 'Se désabonner', 'Darse de baja'],
  unsubscribeAsk: [
    '不再用邮件提醒？消息仍在消息中心里。',
    '不再用郵件提醒？訊息仍在訊息中心裡。',
    'No more mails? Messages stay in the app.',
    'Plus d’e-mails ? Les messages restent dans l’application.',
    '¿No más correos? Los mensajes siguen en la aplicación.',
  ],
  unsubscribed: [
    '已退订。要再收到，请在通知设置里重新填写邮箱。',
    '已退訂。要再收到，請在通知設定裡重新填寫郵箱。',
    'Done, no more mails come. To have them again, enter your address under Notifications.',
    'C’est fait. Pour en recevoir à nouveau, saisissez votre adresse dans Notifications.',
    'Hecho. Para volver a recibirlos, escriba su dirección en Avisos.',
  ],
} as const satisfies Record<string, Row>
