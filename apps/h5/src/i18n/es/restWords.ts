import { company } from '#i18n/es/company.ts'
import { compare } from '#i18n/es/compare.ts'
import { contact } from '#i18n/es/contact.ts'
import { exhibition } from '#i18n/es/exhibition.ts'
import { exhibitor } from '#i18n/es/exhibitor.ts'
import { filter } from '#i18n/es/filter.ts'
import { followUp } from '#i18n/es/followUp.ts'
import { list } from '#i18n/es/list.ts'
import { login } from '#i18n/es/login.ts'
import { member } from '#i18n/es/member.ts'
import { note } from '#i18n/es/note.ts'
import { person } from '#i18n/es/person.ts'
import { prediction } from '#i18n/es/prediction.ts'
import { search } from '#i18n/es/search.ts'
import { upload } from '#i18n/es/upload.ts'

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
