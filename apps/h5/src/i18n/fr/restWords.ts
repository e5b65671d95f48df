import { company } from '#i18n/fr/company.ts'
import { compare } from '#i18n/fr/compare.ts'
import { contact } from '#i18n/fr/contact.ts'
import { exhibition } from '#i18n/fr/exhibition.ts'
import { exhibitor } from '#i18n/fr/exhibitor.ts'
import { filter } from '#i18n/fr/filter.ts'
import { followUp } from '#i18n/fr/followUp.ts'
import { list } from '#i18n/fr/list.ts'
import { login } from '#i18n/fr/login.ts'
import { member } from '#i18n/fr/member.ts'
import { note } from '#i18n/fr/note.ts'
import { person } from '#i18n/fr/person.ts'
import { prediction } from '#i18n/fr/prediction.ts'
import { search } from '#i18n/fr/search.ts'
import { upload } from '#i18n/fr/upload.ts'

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
