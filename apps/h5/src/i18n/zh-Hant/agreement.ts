import type { Texts } from '#i18n/texts.ts'

export const agreement: Texts<'agreement'> = {
  blocked: '連結不可訪問',
  blockedText: '為了您的安全，這裡只打開本產品的協議頁面',
  leave: '將開啟外部網站 {host}',
  leaveOpen: '開啟',
}
