import type { TextKey } from '#i18n/texts.ts'

type TitleKey = Extract<TextKey, `title.${string}`>

/**
 * Every page URL of the spec (§2) below /h5, with the key of its title; built or not. The spec names no URL for the
 * app-update dialog page.
 */
export const specPages = {
  '/pages/home/home': 'title.home',
  '/pages/home/application': 'title.application',
  '/pages/my/my': 'title.my',
  '/pages/login/login': 'title.login',
  '/pages/login/pwdLogin': 'title.pwdLogin',
  '/pages/login/forgetPwd': 'title.forgetPwd',
  '/pages/agreement/agreement': 'title.agreement',
  '/pages/agreement/screcrtAgreement': 'title.privacyAgreement',
  '/pages/webView/webView': 'title.webView',
  '/pages/enterprise/list/list': 'title.companyList',
  '/pages/enterprise/detail/detail': 'title.companyDetail',
  '/pages/enterprise/contactList/contactList': 'title.contacts',
  '/pages/enterprise/detail/exhibitionHistory': 'title.exhibitionHistory',
  '/pages/enterprise/detail/enterpriseInfo': 'title.enterpriseInfo',
  '/pages/enterprise/detail/baikeInfo': 'title.baikeInfo',
  '/pages/enterprise/detail/keysPerson': 'title.keysPerson',
  '/pages/enterprise/detail/shareholder': 'title.shareholder',
  '/pages/enterprise/detail/branch': 'title.branch',
  '/pages/enterprise/detail/investment': 'title.investment',
  '/pages/enterprise/detail/annualReport': 'title.annualReport',
  '/pages/enterprise/detail/annualReportDetail': 'title.annualReportDetail',
  '/pages/enterprise/detail/b2bInfo': 'title.b2bInfo',
  '/pages/enterprise/detail/wechatInfo': 'title.wechatInfo',
  '/pages/enterprise/detail/appProduction': 'title.appProduction',
  '/pages/enterprise/detail/financingInfo': 'title.financingInfo',
  '/pages/enterprise/detail/similarCompany': 'title.similarCompany',
  '/pages/enterprise/detail/abnormalInfo': 'title.abnormalInfo',
  '/pages/enterprise/detail/patentPage': 'title.patentPage',
  '/pages/enterprise/detail/patentDetail': 'title.patentDetail',
  '/pages/enterprise/detail/certInfoPage': 'title.certInfoPage',
  '/pages/enterprise/detail/trademarkPage': 'title.trademarkPage',
  '/pages/enterprise/detail/trademarkDetail': 'title.trademarkDetail',
  '/pages/enterprise/detail/recruitPage': 'title.recruitPage',
  '/pages/enterprise/detail/recruitEchart': 'title.recruitEchart',
  '/pages/enterprise/detail/tenderProjectPage': 'title.tenderProjectPage',
  '/pages/exhibition/list/list': 'title.exhibitionList',
  '/pages/exhibition/detail/detail': 'title.exhibitionDetail',
  '/pages/exhibition/moreExh/moreExh': 'title.exhibitors',
  '/pages/exhibition/moreAud/moreAud': 'title.visitors',
  '/pages/prediction/list': 'title.predictionList',
  '/pages/prediction/enterprise/list': 'title.predictedCompanies',
  '/pages/followUp/form': 'title.followUpForm',
  '/pages/followUp/list': 'title.followUpList',
  '/pages/followUp/detail': 'title.followUpDetail',
  '/pages/my/followUp': 'title.myFollowUp',
  '/pages/news/list/list': 'title.newsList',
  '/pages/news/detail/detail': 'title.newsDetail',
  '/pages/search/search': 'title.search',
  '/pages/my/submitInfo': 'title.submitInfo',
  '/pages/my/unlock': 'title.unlock',
  '/pages/my/member': 'title.member',
  '/pages/my/memberCenter': 'title.member',
  '/pages/my/information': 'title.information',
  '/pages/my/abort': 'title.about',
  '/pages/my/replacePhone': 'title.replacePhone',
  '/pages/my/enterpriseAuthentication': 'title.enterpriseAuthentication',
  '/pages/person/setting': 'title.setting',
  '/pages/person/changePassword': 'title.changePassword',
  '/pages/person/secret': 'title.secret',
  '/pages/exhSchedule/exhSchedule': 'title.exhSchedule',
  '/pages/exhSchedule/search': 'title.exhScheduleSearch',
  '/pages/exhSchedule/mySchedule': 'title.mySchedule',
  '/pages/exhSchedule/addExhSchedule': 'title.addExhSchedule',
  '/pages/exhSchedule/exhScheduleDetail': 'title.exhibitionDetail',
  '/pages/exhSchedule/exhSchedulePlan': 'title.exhSchedulePlan',
  '/pages/hallSchedule/hallSchedule': 'title.hallSchedule',
  '/pages/hallSchedule/searchHall': 'title.searchHall',
  '/pages/hallSchedule/myHallSchedule': 'title.myHallSchedule',
  '/pages/hallSchedule/addHallSchedule': 'title.addHallSchedule',
  '/pages/hallSchedule/hallScheduleDetail': 'title.hallScheduleDetail',
  '/pages/hallSchedule/hallPicture': 'title.hallPicture',
  '/pages/home/message': 'title.message',
  '/pages/home/applicationDetails': 'title.applicationDetails',
  '/pages/home/outCallIntroduce': 'title.outCallIntroduce',
  '/pages/outCall/outCall': 'title.outCall',
  '/pages/outCall/outCallForm': 'title.outCallForm',
  '/pages/appUpdate/appUpdate': 'title.appUpdate',
} as const satisfies Record<string, TitleKey>

/**
 * Pages of one's own matters that are not built yet: they ask for login already. A built page says so itself
 * (definePage), and leaves this list.
 */
export const plannedSignedIn = [
  '/pages/my/unlock',
  '/pages/my/enterpriseAuthentication',
  '/pages/exhSchedule/mySchedule',
  '/pages/exhSchedule/addExhSchedule',
  '/pages/exhSchedule/exhScheduleDetail',
  '/pages/exhSchedule/exhSchedulePlan',
  '/pages/hallSchedule/myHallSchedule',
  '/pages/hallSchedule/addHallSchedule',
  '/pages/home/message',
  '/pages/outCall/outCall',
  '/pages/outCall/outCallForm',
] as const satisfies readonly PagePath[]

export type PagePath = keyof typeof specPages

export function isPagePath(path: string): path is PagePath {
  return Object.keys(specPages).includes(path)
}
