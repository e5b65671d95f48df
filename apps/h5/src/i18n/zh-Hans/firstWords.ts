import { account } from '#i18n/zh-Hans/account.ts'
import { agreement } from '#i18n/zh-Hans/agreement.ts'
import { device } from '#i18n/zh-Hans/device.ts'
import { failure } from '#i18n/zh-Hans/failure.ts'
import { home } from '#i18n/zh-Hans/home.ts'
import { registration } from '#i18n/zh-Hans/registration.ts'
import { shell } from '#i18n/zh-Hans/shell.ts'
import { title } from '#i18n/zh-Hans/title.ts'

/** What the tab pages and the frame around every page say. */
export const firstWords = { account, agreement, device, failure, home, registration, shell, title } as const
