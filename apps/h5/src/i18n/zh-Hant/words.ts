import { account } from '#i18n/zh-Hant/account.ts'
import { agreement } from '#i18n/zh-Hant/agreement.ts'
import { company } from '#i18n/zh-Hant/company.ts'
import { exhibition } from '#i18n/zh-Hant/exhibition.ts'
import { failure } from '#i18n/zh-Hant/failure.ts'
import { followUp } from '#i18n/zh-Hant/followUp.ts'
import { home } from '#i18n/zh-Hant/home.ts'
import { search } from '#i18n/zh-Hant/search.ts'
import { shell } from '#i18n/zh-Hant/shell.ts'
import { title } from '#i18n/zh-Hant/title.ts'

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
