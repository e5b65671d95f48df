// Written by generatePages.ts from the names of the files of src/pages.
import type { ParamsOf } from '#nav/definePage.tsx'

/** Query parameters of each page that exists. */
export interface PageParams {
  '/pages/agreement/agreement': ParamsOf<typeof import('#pages/agreement/agreement.tsx').default>
  '/pages/agreement/screcrtAgreement': ParamsOf<typeof import('#pages/agreement/screcrtAgreement.tsx').default>
  '/pages/appUpdate/appUpdate': ParamsOf<typeof import('#pages/appUpdate/appUpdate.tsx').default>
  '/pages/enterprise/contactList/contactList': ParamsOf<typeof import('#pages/enterprise/contactList/contactList.tsx').default>
  '/pages/enterprise/detail/abnormalInfo': ParamsOf<typeof import('#pages/enterprise/detail/abnormalInfo.tsx').default>
  '/pages/enterprise/detail/detail': ParamsOf<typeof import('#pages/enterprise/detail/detail.tsx').default>
  '/pages/enterprise/detail/enterpriseInfo': ParamsOf<typeof import('#pages/enterprise/detail/enterpriseInfo.tsx').default>
  '/pages/enterprise/detail/exhibitionHistory': ParamsOf<typeof import('#pages/enterprise/detail/exhibitionHistory.tsx').default>
  '/pages/enterprise/detail/keysPerson': ParamsOf<typeof import('#pages/enterprise/detail/keysPerson.tsx').default>
  '/pages/enterprise/detail/shareholder': ParamsOf<typeof import('#pages/enterprise/detail/shareholder.tsx').default>
  '/pages/enterprise/list/list': ParamsOf<typeof import('#pages/enterprise/list/list.tsx').default>
  '/pages/exhSchedule/addExhSchedule': ParamsOf<typeof import('#pages/exhSchedule/addExhSchedule.tsx').default>
  '/pages/exhSchedule/exhSchedule': ParamsOf<typeof import('#pages/exhSchedule/exhSchedule.tsx').default>
  '/pages/exhSchedule/exhScheduleDetail': ParamsOf<typeof import('#pages/exhSchedule/exhScheduleDetail.tsx').default>
  '/pages/exhSchedule/mySchedule': ParamsOf<typeof import('#pages/exhSchedule/mySchedule.tsx').default>
  '/pages/exhSchedule/search': ParamsOf<typeof import('#pages/exhSchedule/search.tsx').default>
  '/pages/exhibition/detail/detail': ParamsOf<typeof import('#pages/exhibition/detail/detail.tsx').default>
  '/pages/exhibition/list/list': ParamsOf<typeof import('#pages/exhibition/list/list.tsx').default>
  '/pages/exhibition/moreExh/moreExh': ParamsOf<typeof import('#pages/exhibition/moreExh/moreExh.tsx').default>
  '/pages/followUp/detail': ParamsOf<typeof import('#pages/followUp/detail.tsx').default>
  '/pages/followUp/form': ParamsOf<typeof import('#pages/followUp/form.tsx').default>
  '/pages/followUp/list': ParamsOf<typeof import('#pages/followUp/list.tsx').default>
  '/pages/hallSchedule/hallSchedule': ParamsOf<typeof import('#pages/hallSchedule/hallSchedule.tsx').default>
  '/pages/hallSchedule/hallScheduleDetail': ParamsOf<typeof import('#pages/hallSchedule/hallScheduleDetail.tsx').default>
  '/pages/hallSchedule/myHallSchedule': ParamsOf<typeof import('#pages/hallSchedule/myHallSchedule.tsx').default>
  '/pages/hallSchedule/searchHall': ParamsOf<typeof import('#pages/hallSchedule/searchHall.tsx').default>
  '/pages/home/application': ParamsOf<typeof import('#pages/home/application.tsx').default>
  '/pages/home/home': ParamsOf<typeof import('#pages/home/home.tsx').default>
  '/pages/login/forgetPwd': ParamsOf<typeof import('#pages/login/forgetPwd.tsx').default>
  '/pages/login/login': ParamsOf<typeof import('#pages/login/login.tsx').default>
  '/pages/login/pwdLogin': ParamsOf<typeof import('#pages/login/pwdLogin.tsx').default>
  '/pages/my/abort': ParamsOf<typeof import('#pages/my/abort.tsx').default>
  '/pages/my/followUp': ParamsOf<typeof import('#pages/my/followUp.tsx').default>
  '/pages/my/information': ParamsOf<typeof import('#pages/my/information.tsx').default>
  '/pages/my/member': ParamsOf<typeof import('#pages/my/member.tsx').default>
  '/pages/my/memberCenter': ParamsOf<typeof import('#pages/my/memberCenter.tsx').default>
  '/pages/my/my': ParamsOf<typeof import('#pages/my/my.tsx').default>
  '/pages/my/replacePhone': ParamsOf<typeof import('#pages/my/replacePhone.tsx').default>
  '/pages/my/submitInfo': ParamsOf<typeof import('#pages/my/submitInfo.tsx').default>
  '/pages/person/changePassword': ParamsOf<typeof import('#pages/person/changePassword.tsx').default>
  '/pages/person/secret': ParamsOf<typeof import('#pages/person/secret.tsx').default>
  '/pages/person/setting': ParamsOf<typeof import('#pages/person/setting.tsx').default>
  '/pages/prediction/enterprise/list': ParamsOf<typeof import('#pages/prediction/enterprise/list.tsx').default>
  '/pages/prediction/list': ParamsOf<typeof import('#pages/prediction/list.tsx').default>
  '/pages/search/search': ParamsOf<typeof import('#pages/search/search.tsx').default>
  '/pages/webView/webView': ParamsOf<typeof import('#pages/webView/webView.tsx').default>
}
