import { account } from '#i18n/zh-Hant/account.ts'
import { agreement } from '#i18n/zh-Hant/agreement.ts'
import { device } from '#i18n/zh-Hant/device.ts'
import { failure } from '#i18n/zh-Hant/failure.ts'
import { home } from '#i18n/zh-Hant/home.ts'
import { registration } from '#i18n/zh-Hant/registration.ts'
import { shell } from '#i18n/zh-Hant/shell.ts'
import { title } from '#i18n/zh-Hant/title.ts'

export const firstWords = { account, agreement, device, failure, home, registration, shell, title }
