import { company } from '#i18n/zh-Hans/company.ts'
import { compare } from '#i18n/zh-Hans/compare.ts'
import { contact } from '#i18n/zh-Hans/contact.ts'
import { exhibition } from '#i18n/zh-Hans/exhibition.ts'
import { exhibitor } from '#i18n/zh-Hans/exhibitor.ts'
import { filter } from '#i18n/zh-Hans/filter.ts'
import { followUp } from '#i18n/zh-Hans/followUp.ts'
import { list } from '#i18n/zh-Hans/list.ts'
import { login } from '#i18n/zh-Hans/login.ts'
import { member } from '#i18n/zh-Hans/member.ts'
import { note } from '#i18n/zh-Hans/note.ts'
import { person } from '#i18n/zh-Hans/person.ts'
import { prediction } from '#i18n/zh-Hans/prediction.ts'
import { search } from '#i18n/zh-Hans/search.ts'
import { upload } from '#i18n/zh-Hans/upload.ts'

/** What all other pages say; fetched after the first screen. */
export const restWords = {
  company,
  compare,
  contact,
  exhibition,
  exhibitor,
  filter,
  followUp,
  list,
  login,
  member,
  note,
  person,
  prediction,
  search,
  upload,
} as const
