import { account } from '#i18n/es/account.ts'
import { agreement } from '#i18n/es/agreement.ts'
import { device } from '#i18n/es/device.ts'
import { failure } from '#i18n/es/failure.ts'
import { home } from '#i18n/es/home.ts'
import { registration } from '#i18n/es/registration.ts'
import { shell } from '#i18n/es/shell.ts'
import { title } from '#i18n/es/title.ts'

export const firstWords = { account, agreement, device, failure, home, registration, shell, title }
