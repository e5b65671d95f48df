// Written by generatePages.ts from the files of src/pages.

/** Query parameters of each page that exists. */
export interface PageParams {
  '/pages/agreement/agreement': Record<never, string>
  '/pages/agreement/screcrtAgreement': Record<never, string>
  '/pages/appUpdate/appUpdate': Record<never, string>
  '/pages/enterprise/contactList/contactList': { id: string; name?: string | undefined }
  '/pages/enterprise/detail/detail': { id: string; name?: string | undefined; editionId?: string | undefined }
  '/pages/enterprise/detail/enterpriseInfo': { id: string; name?: string | undefined }
  '/pages/enterprise/detail/exhibitionHistory': { id: string; name?: string | undefined; tab?: string | undefined }
  '/pages/enterprise/list/list': { keyword?: string | undefined; searchType?: string | undefined; regionCode?: string | undefined; industryCode?: string | undefined; seriesId?: string | undefined; band?: string | undefined; since?: string | undefined; status?: string | undefined; capital?: string | undefined; age?: string | undefined; has?: string | undefined; topic?: string | undefined; booth?: string | undefined; staff?: string | undefined; mine?: string | undefined; sort?: string | undefined }
  '/pages/exhibition/detail/detail': { id?: string | undefined; seriesId?: string | undefined }
  '/pages/exhibition/list/list': { keyword?: string | undefined; searchType?: string | undefined; companyId?: string | undefined; hallId?: string | undefined; name?: string | undefined; when?: string | undefined; from?: string | undefined; to?: string | undefined; regionCode?: string | undefined; industryCode?: string | undefined; area?: string | undefined; status?: string | undefined; frequency?: string | undefined; type?: string | undefined; listed?: string | undefined; international?: string | undefined; organizer?: string | undefined; view?: string | undefined; month?: string | undefined; day?: string | undefined; sort?: string | undefined }
  '/pages/exhibition/moreExh/moreExh': { editionId: string; keyword?: string | undefined; pavilion?: string | undefined; boothType?: string | undefined; newOrOld?: string | undefined; contact?: string | undefined; favorites?: string | undefined; matched?: string | undefined; area?: string | undefined; regionCode?: string | undefined; mine?: string | undefined; change?: string | undefined; tab?: string | undefined; sort?: string | undefined }
  '/pages/followUp/detail': { id: string }
  '/pages/followUp/form': { targetType: string; targetId: string; editionId?: string | undefined; contactId?: string | undefined; id?: string | undefined; name?: string | undefined }
  '/pages/followUp/list': { targetType: string; targetId: string; editionId?: string | undefined; name?: string | undefined; followType?: string | undefined; days?: string | undefined }
  '/pages/home/application': Record<never, string>
  '/pages/home/home': Record<never, string>
  '/pages/login/forgetPwd': { step?: string | undefined }
  '/pages/login/login': Record<never, string>
  '/pages/login/pwdLogin': Record<never, string>
  '/pages/my/abort': Record<never, string>
  '/pages/my/followUp': { tab?: string | undefined }
  '/pages/my/information': Record<never, string>
  '/pages/my/member': Record<never, string>
  '/pages/my/memberCenter': Record<never, string>
  '/pages/my/my': Record<never, string>
  '/pages/my/replacePhone': { step?: string | undefined }
  '/pages/my/submitInfo': Record<never, string>
  '/pages/person/changePassword': Record<never, string>
  '/pages/person/secret': Record<never, string>
  '/pages/person/setting': { view?: string | undefined }
  '/pages/prediction/enterprise/list': { editionId?: string | undefined; enterpriseId?: string | undefined; band?: string | undefined; newOrOld?: string | undefined; boothType?: string | undefined; regionCode?: string | undefined; mobile?: string | undefined; state?: string | undefined; sort?: string | undefined }
  '/pages/prediction/list': { tab?: string | undefined; when?: string | undefined; regionCode?: string | undefined; industryCode?: string | undefined; matched?: string | undefined; closing?: string | undefined; sort?: string | undefined }
  '/pages/search/search': { keyword?: string | undefined; tab?: string | undefined }
  '/pages/webView/webView': { url: string }
}

/** Pages that need a session, built or planned. */
export const signedInPages: readonly string[] = [
  '/pages/enterprise/contactList/contactList',
  '/pages/enterprise/detail/enterpriseInfo',
  '/pages/enterprise/detail/exhibitionHistory',
  '/pages/exhSchedule/addExhSchedule',
  '/pages/exhSchedule/exhScheduleDetail',
  '/pages/exhSchedule/exhSchedulePlan',
  '/pages/exhSchedule/mySchedule',
  '/pages/followUp/detail',
  '/pages/followUp/form',
  '/pages/followUp/list',
  '/pages/hallSchedule/addHallSchedule',
  '/pages/hallSchedule/myHallSchedule',
  '/pages/home/message',
  '/pages/my/enterpriseAuthentication',
  '/pages/my/followUp',
  '/pages/my/information',
  '/pages/my/memberCenter',
  '/pages/my/replacePhone',
  '/pages/my/submitInfo',
  '/pages/my/unlock',
  '/pages/outCall/outCall',
  '/pages/outCall/outCallForm',
  '/pages/person/changePassword',
  '/pages/person/secret',
  '/pages/person/setting',
]

/** Pages through which the one below shows. */
export const transparentPages: readonly string[] = ['/pages/appUpdate/appUpdate']
