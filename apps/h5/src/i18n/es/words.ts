import { account } from '#i18n/es/account.ts'
import { agreement } from '#i18n/es/agreement.ts'
import { company } from '#i18n/es/company.ts'
import { exhibition } from '#i18n/es/exhibition.ts'
import { failure } from '#i18n/es/failure.ts'
import { followUp } from '#i18n/es/followUp.ts'
import { home } from '#i18n/es/home.ts'
import { search } from '#i18n/es/search.ts'
import { shell } from '#i18n/es/shell.ts'
import { title } from '#i18n/es/title.ts'

export const words = {
  account,
  agreement,
  company,
  exhibition,
  failure,
  followUp,
  home,
  search,
  shell,
  title,
}
