import type { Row } from '#channel/speak.ts'

/** What only they say who are told outside of the app, in the order of `locales`. */
export const words = {
  several: [
    '{n} 条新消息',
    '{n} 則新訊息',
    { one: '{n} new message', other: '{n} new messages' },
    { one: '{n} nouveau message', other: '{n} nouveaux messages' },
    { one: '{n} mensaje nuevo', other: '{n} mensajes nuevos' },
  ],
} as const satisfies Record<string, Row>
