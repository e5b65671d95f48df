import { account } from '#i18n/en/account.ts'
import { agreement } from '#i18n/en/agreement.ts'
import { device } from '#i18n/en/device.ts'
import { failure } from '#i18n/en/failure.ts'
import { home } from '#i18n/en/home.ts'
import { registration } from '#i18n/en/registration.ts'
import { shell } from '#i18n/en/shell.ts'
import { title } from '#i18n/en/title.ts'

export const firstWords = { account, agreement, device, failure, home, registration, shell, title }
