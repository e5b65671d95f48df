import { company } from '#i18n/en/company.ts'
import { compare } from '#i18n/en/compare.ts'
import { contact } from '#i18n/en/contact.ts'
import { exhibition } from '#i18n/en/exhibition.ts'
import { exhibitor } from '#i18n/en/exhibitor.ts'
import { filter } from '#i18n/en/filter.ts'
import { followUp } from '#i18n/en/followUp.ts'
import { list } from '#i18n/en/list.ts'
import { login } from '#i18n/en/login.ts'
import { member } from '#i18n/en/member.ts'
import { note } from '#i18n/en/note.ts'
import { person } from '#i18n/en/person.ts'
import { prediction } from '#i18n/en/prediction.ts'
import { search } from '#i18n/en/search.ts'
import { upload } from '#i18n/en/upload.ts'

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
