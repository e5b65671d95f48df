import { account } from '#i18n/en/account.ts'
import { agreement } from '#i18n/en/agreement.ts'
import { company } from '#i18n/en/company.ts'
import { exhibition } from '#i18n/en/exhibition.ts'
import { failure } from '#i18n/en/failure.ts'
import { followUp } from '#i18n/en/followUp.ts'
import { home } from '#i18n/en/home.ts'
import { search } from '#i18n/en/search.ts'
import { shell } from '#i18n/en/shell.ts'
import { title } from '#i18n/en/title.ts'

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
