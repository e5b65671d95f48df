import { account } from '#i18n/zh-Hans/account.ts'
import { agreement } from '#i18n/zh-Hans/agreement.ts'
import { company } from '#i18n/zh-Hans/company.ts'
import { exhibition } from '#i18n/zh-Hans/exhibition.ts'
import { failure } from '#i18n/zh-Hans/failure.ts'
import { followUp } from '#i18n/zh-Hans/followUp.ts'
import { home } from '#i18n/zh-Hans/home.ts'
import { search } from '#i18n/zh-Hans/search.ts'
import { shell } from '#i18n/zh-Hans/shell.ts'
import { title } from '#i18n/zh-Hans/title.ts'

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
} as const
