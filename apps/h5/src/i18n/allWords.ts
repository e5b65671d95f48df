import type { WordOf } from '@zhzz/contract/companyModule/companyModule.ts'
import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { abnormalInfo } from '#i18n/words/abnormalInfo.ts'
import { accessKey } from '#i18n/words/accessKey.ts'
import { account } from '#i18n/words/account.ts'
import { agreement } from '#i18n/words/agreement.ts'
import { annualReport } from '#i18n/words/annualReport.ts'
import { application } from '#i18n/words/application.ts'
import { appProduction } from '#i18n/words/appProduction.ts'
import { authentication } from '#i18n/words/authentication.ts'
import { b2bInfo } from '#i18n/words/b2bInfo.ts'
import { baikeInfo } from '#i18n/words/baikeInfo.ts'
import { branch } from '#i18n/words/branch.ts'
import { bring } from '#i18n/words/bring.ts'
import { calendar } from '#i18n/words/calendar.ts'
import { call } from '#i18n/words/call.ts'
import { certInfoPage } from '#i18n/words/certInfoPage.ts'
import { company } from '#i18n/words/company.ts'
import { companyCompare } from '#i18n/words/companyCompare.ts'
import { compare } from '#i18n/words/compare.ts'
import { contact } from '#i18n/words/contact.ts'
import { customers } from '#i18n/words/customers.ts'
import { device } from '#i18n/words/device.ts'
import { exhibition } from '#i18n/words/exhibition.ts'
import { exhibitor } from '#i18n/words/exhibitor.ts'
import { failure } from '#i18n/words/failure.ts'
import { filter } from '#i18n/words/filter.ts'
import { financingInfo } from '#i18n/words/financingInfo.ts'
import { followUp } from '#i18n/words/followUp.ts'
import { hall } from '#i18n/words/hall.ts'
import { hallPicture } from '#i18n/words/hallPicture.ts'
import { hallSlot } from '#i18n/words/hallSlot.ts'
import { handOver } from '#i18n/words/handOver.ts'
import { home } from '#i18n/words/home.ts'
import { investment } from '#i18n/words/investment.ts'
import { keysPerson } from '#i18n/words/keysPerson.ts'
import { list } from '#i18n/words/list.ts'
import { login } from '#i18n/words/login.ts'
import { match } from '#i18n/words/match.ts'
import { member } from '#i18n/words/member.ts'
import { message } from '#i18n/words/message.ts'
import { module } from '#i18n/words/module.ts'
import { mySchedule } from '#i18n/words/mySchedule.ts'
import { news } from '#i18n/words/news.ts'
import { note } from '#i18n/words/note.ts'
import { order } from '#i18n/words/order.ts'
import { overview } from '#i18n/words/overview.ts'
import { pack } from '#i18n/words/pack.ts'
import { patentPage } from '#i18n/words/patentPage.ts'
import { person } from '#i18n/words/person.ts'
import { place } from '#i18n/words/place.ts'
import { pool } from '#i18n/words/pool.ts'
import { prediction } from '#i18n/words/prediction.ts'
import { provenance } from '#i18n/words/provenance.ts'
import { recruitEchart } from '#i18n/words/recruitEchart.ts'
import { recruitPage } from '#i18n/words/recruitPage.ts'
import { registration } from '#i18n/words/registration.ts'
import { report } from '#i18n/words/report.ts'
import { review } from '#i18n/words/review.ts'
import { search } from '#i18n/words/search.ts'
import { shareholder } from '#i18n/words/shareholder.ts'
import { shell } from '#i18n/words/shell.ts'
import { signal } from '#i18n/words/signal.ts'
import { similarCompany } from '#i18n/words/similarCompany.ts'
import { sso } from '#i18n/words/sso.ts'
import { tenderProjectPage } from '#i18n/words/tenderProjectPage.ts'
import { title } from '#i18n/words/title.ts'
import { trademarkPage } from '#i18n/words/trademarkPage.ts'
import { unlock } from '#i18n/words/unlock.ts'
import { upload } from '#i18n/words/upload.ts'
import { visitor } from '#i18n/words/visitor.ts'
import { webhook } from '#i18n/words/webhook.ts'
import { wechatInfo } from '#i18n/words/wechatInfo.ts'
import { yearPlan } from '#i18n/words/yearPlan.ts'
import type { Row } from '#i18n/words.ts'

/** Each company module has its words in a domain of its name; one that is missing does not compile. */
type ModuleWords = Readonly<Record<string, Readonly<Record<string, Row>>>> & {
  readonly [Name in keyof CompanyModules]: Readonly<Record<WordOf<CompanyModules[Name]>, Row>>
}

/** Every word of the app, by its domain: `title.contacts`. */
export const allWords = {
  abnormalInfo,
  accessKey,
  account,
  agreement,
  annualReport,
  application,
  appProduction,
  authentication,
  b2bInfo,
  baikeInfo,
  branch,
  bring,
  calendar,
  call,
  certInfoPage,
  company,
  companyCompare,
  compare,
  contact,
  customers,
  device,
  exhibition,
  exhibitor,
  failure,
  filter,
  financingInfo,
  followUp,
  hall,
  hallPicture,
  hallSlot,
  handOver,
  home,
  investment,
  keysPerson,
  list,
  login,
  match,
  member,
  message,
  module,
  mySchedule,
  news,
  note,
  order,
  overview,
  pack,
  patentPage,
  person,
  place,
  pool,
  prediction,
  provenance,
  report,
  recruitEchart,
  recruitPage,
  registration,
  review,
  search,
  shareholder,
  shell,
  signal,
  similarCompany,
  sso,
  tenderProjectPage,
  title,
  trademarkPage,
  unlock,
  upload,
  visitor,
  webhook,
  wechatInfo,
  yearPlan,
} satisfies ModuleWords
