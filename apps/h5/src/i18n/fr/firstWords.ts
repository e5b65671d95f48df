import { account } from '#i18n/fr/account.ts'
import { agreement } from '#i18n/fr/agreement.ts'
import { device } from '#i18n/fr/device.ts'
import { failure } from '#i18n/fr/failure.ts'
import { home } from '#i18n/fr/home.ts'
import { registration } from '#i18n/fr/registration.ts'
import { shell } from '#i18n/fr/shell.ts'
import { title } from '#i18n/fr/title.ts'

export const firstWords = { account, agreement, device, failure, home, registration, shell, title }
