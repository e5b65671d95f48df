import { account } from '#i18n/fr/account.ts'
import { agreement } from '#i18n/fr/agreement.ts'
import { company } from '#i18n/fr/company.ts'
import { exhibition } from '#i18n/fr/exhibition.ts'
import { failure } from '#i18n/fr/failure.ts'
import { followUp } from '#i18n/fr/followUp.ts'
import { home } from '#i18n/fr/home.ts'
import { search } from '#i18n/fr/search.ts'
import { shell } from '#i18n/fr/shell.ts'
import { title } from '#i18n/fr/title.ts'

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
