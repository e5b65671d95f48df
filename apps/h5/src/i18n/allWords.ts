import { account } from '#i18n/words/account.ts'
import { agreement } from '#i18n/words/agreement.ts'
import { company } from '#i18n/words/company.ts'
import { compare } from '#i18n/words/compare.ts'
import { contact } from '#i18n/words/contact.ts'
import { device } from '#i18n/words/device.ts'
import { exhibition } from '#i18n/words/exhibition.ts'
import { exhibitor } from '#i18n/words/exhibitor.ts'
import { failure } from '#i18n/words/failure.ts'
import { filter } from '#i18n/words/filter.ts'
import { followUp } from '#i18n/words/followUp.ts'
import { home } from '#i18n/words/home.ts'
import { list } from '#i18n/words/list.ts'
import { login } from '#i18n/words/login.ts'
import { member } from '#i18n/words/member.ts'
import { note } from '#i18n/words/note.ts'
import { person } from '#i18n/words/person.ts'
import { prediction } from '#i18n/words/prediction.ts'
import { registration } from '#i18n/words/registration.ts'
import { search } from '#i18n/words/search.ts'
import { shell } from '#i18n/words/shell.ts'
import { title } from '#i18n/words/title.ts'
import { upload } from '#i18n/words/upload.ts'

/** Every word of the app, by its domain: `company.contacts`. */
export const allWords = {
  account,
  agreement,
  company,
  compare,
  contact,
  device,
  exhibition,
  exhibitor,
  failure,
  filter,
  followUp,
  home,
  list,
  login,
  member,
  note,
  person,
  prediction,
  registration,
  search,
  shell,
  title,
  upload,
}
