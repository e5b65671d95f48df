import { company } from '#i18n/zh-Hant/company.ts'
import { compare } from '#i18n/zh-Hant/compare.ts'
import { contact } from '#i18n/zh-Hant/contact.ts'
import { exhibition } from '#i18n/zh-Hant/exhibition.ts'
import { exhibitor } from '#i18n/zh-Hant/exhibitor.ts'
import { filter } from '#i18n/zh-Hant/filter.ts'
import { followUp } from '#i18n/zh-Hant/followUp.ts'
import { list } from '#i18n/zh-Hant/list.ts'
import { login } from '#i18n/zh-Hant/login.ts'
import { member } from '#i18n/zh-Hant/member.ts'
import { note } from '#i18n/zh-Hant/note.ts'
import { person } from '#i18n/zh-Hant/person.ts'
import { prediction } from '#i18n/zh-Hant/prediction.ts'
import { search } from '#i18n/zh-Hant/search.ts'
import { upload } from '#i18n/zh-Hant/upload.ts'

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
}
