import type { Texts } from '#i18n/texts.ts'

export const agreement: Texts<'agreement'> = {
  blocked: '链接不可访问',
  blockedText: '为了您的安全，这里只打开本产品的协议页面',
}
