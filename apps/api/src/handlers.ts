import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import type { domains } from '@zhzz/contract/endpoints.ts'
import { agreements } from '#account/agreements.ts'
import { behaviorCaptcha } from '#account/behaviorCaptcha.ts'
import { current } from '#account/current.ts'
import { editLoginPassword } from '#account/editLoginPassword.ts'
import { logout } from '#account/logout.ts'
import { phoneCodeLogin } from '#account/phoneCodeLogin.ts'
import { removeSession } from '#account/removeSession.ts'
import { replacePhone } from '#account/replacePhone.ts'
import { saveConsent } from '#account/saveConsent.ts'
import { sendEditPasswordCode } from '#account/sendEditPasswordCode.ts'
import { sendForgotPasswordCode } from '#account/sendForgotPasswordCode.ts'
import { sendGuardianCode } from '#account/sendGuardianCode.ts'
import { sendLoginPhoneCode } from '#account/sendLoginPhoneCode.ts'
import { sendReplacePhoneCode } from '#account/sendReplacePhoneCode.ts'
import { sessionList } from '#account/sessionList.ts'
import { setNewPassword } from '#account/setNewPassword.ts'
import { statistics } from '#account/statistics.ts'
import { userNamePasswordLoginBehavior } from '#account/userNamePasswordLoginBehavior.ts'
import { verifyBehavior } from '#account/verifyBehavior.ts'
import { verifyIdentity } from '#account/verifyIdentity.ts'
import { verifyOld } from '#account/verifyOld.ts'
import { businessInfo } from '#company/businessInfo.ts'
import { contacts } from '#company/contacts.ts'
import { detail as companyDetail } from '#company/detail.ts'
import { exhibitionHistory } from '#company/exhibitionHistory.ts'
import { exportList } from '#company/exportList.ts'
import { markContact } from '#company/markContact.ts'
import { search as companySearch } from '#company/search.ts'
import type { Handler } from '#context.ts'
import { batch } from '#event/batch.ts'
import { calendar } from '#exhibition/calendar.ts'
import { detail as exhibitionDetail } from '#exhibition/detail.ts'
import { exhibitors } from '#exhibition/exhibitors.ts'
import { halls as exhibitionHalls } from '#exhibition/halls.ts'
import { markTargets } from '#exhibition/markTargets.ts'
import { organizers } from '#exhibition/organizers.ts'
import { search as exhibitionSearch } from '#exhibition/search.ts'
import { addNote } from '#followUp/addNote.ts'
import { detail as followUpDetail } from '#followUp/detail.ts'
import { edit } from '#followUp/edit.ts'
import { list as followUpList } from '#followUp/list.ts'
import { mine } from '#followUp/mine.ts'
import { remove } from '#followUp/remove.ts'
import { save } from '#followUp/save.ts'
import { settleNext } from '#followUp/settleNext.ts'
import { index } from '#home/index.ts'
import type { Steps } from '#http/steps.ts'
import { planList } from '#member/planList.ts'
import { removeFilter } from '#member/removeFilter.ts'
import { savedFilters } from '#member/savedFilters.ts'
import { saveFilter } from '#member/saveFilter.ts'
import { toggleFavorite } from '#member/toggleFavorite.ts'
import { unlock } from '#member/unlock.ts'
import { unlockBatch } from '#member/unlockBatch.ts'
import { unlockBatchPreview } from '#member/unlockBatchPreview.ts'
import { unlockPreview } from '#member/unlockPreview.ts'
import { accountList } from '#person/accountList.ts'
import { applyCancel } from '#person/applyCancel.ts'
import { editInfo } from '#person/editInfo.ts'
import { exportData } from '#person/exportData.ts'
import { exportFile } from '#person/exportFile.ts'
import { exportTask } from '#person/exportTask.ts'
import { notificationSetting } from '#person/notificationSetting.ts'
import { privacySetting } from '#person/privacySetting.ts'
import { revokeCancel } from '#person/revokeCancel.ts'
import { saveNotificationSetting } from '#person/saveNotificationSetting.ts'
import { savePrivacySetting } from '#person/savePrivacySetting.ts'
import { sendCancelCode } from '#person/sendCancelCode.ts'
import { skipInfo } from '#person/skipInfo.ts'
import { submitInfo } from '#person/submitInfo.ts'
import { switchSubAccount } from '#person/switchSubAccount.ts'
import { byCompany } from '#prediction/byCompany.ts'
import { companies } from '#prediction/companies.ts'
import { edition } from '#prediction/edition.ts'
import { editions } from '#prediction/editions.ts'
import { explain } from '#prediction/explain.ts'
import { exportList as exportPredicted } from '#prediction/exportList.ts'
import { feedback } from '#prediction/feedback.ts'
import { scorecard } from '#prediction/scorecard.ts'
import { see } from '#prediction/see.ts'
import { customerServiceInfo } from '#reference/customerServiceInfo.ts'
import { getTreeDictionary } from '#reference/getTreeDictionary.ts'
import { getTreeDictionaryByTypeList } from '#reference/getTreeDictionaryByTypeList.ts'
import { industryTree } from '#reference/industryTree.ts'
import { queryRegionTree } from '#reference/queryRegionTree.ts'
import { all } from '#search/all.ts'
import { conditions } from '#search/conditions.ts'
import { exhibitors as searchExhibitors } from '#search/exhibitors.ts'
import { halls } from '#search/halls.ts'
import { hotWords } from '#search/hotWords.ts'
import { suggest } from '#search/suggest.ts'
import { answerInvitation } from '#team/answerInvitation.ts'
import { currentPermission } from '#team/currentPermission.ts'
import { disableMember } from '#team/disableMember.ts'
import { editMember } from '#team/editMember.ts'
import { invitationList } from '#team/invitationList.ts'
import { inviteMember } from '#team/inviteMember.ts'
import { memberList } from '#team/memberList.ts'
import { roleList } from '#team/roleList.ts'
import { withdrawInvitation } from '#team/withdrawInvitation.ts'
import { file } from '#upload/file.ts'
import { getWxSignature } from '#wechat/getWxSignature.ts'

type Domains = typeof domains
type Handlers = {
  [D in keyof Domains]: {
    [C in keyof Domains[D]]: Domains[D][C] extends Endpoint
      ? Handler<Domains[D][C]> | Steps<Domains[D][C]>
      : never
  }
}

/** Every call of the contract and what serves it; a call left out does not compile. */
export const handlers: Handlers = {
  account: {
    agreements,
    behaviorCaptcha,
    current,
    editLoginPassword,
    logout,
    phoneCodeLogin,
    removeSession,
    replacePhone,
    saveConsent,
    sendEditPasswordCode,
    sendForgotPasswordCode,
    sendGuardianCode,
    sendLoginPhoneCode,
    sendReplacePhoneCode,
    sessionList,
    setNewPassword,
    statistics,
    userNamePasswordLoginBehavior,
    verifyBehavior,
    verifyIdentity,
    verifyOld,
  },
  company: {
    businessInfo,
    contacts,
    detail: companyDetail,
    exhibitionHistory,
    exportList,
    markContact,
    search: companySearch,
  },
  event: { batch },
  exhibition: {
    calendar,
    detail: exhibitionDetail,
    exhibitors,
    halls: exhibitionHalls,
    markTargets,
    organizers,
    search: exhibitionSearch,
  },
  followUp: { addNote, detail: followUpDetail, edit, list: followUpList, mine, remove, save, settleNext },
  home: { index },
  member: {
    planList,
    removeFilter,
    saveFilter,
    savedFilters,
    toggleFavorite,
    unlock,
    unlockBatch,
    unlockBatchPreview,
    unlockPreview,
  },
  prediction: {
    byCompany,
    companies,
    edition,
    editions,
    explain,
    exportList: exportPredicted,
    feedback,
    scorecard,
    see,
  },
  person: {
    accountList,
    applyCancel,
    editInfo,
    exportData,
    exportFile,
    exportTask,
    notificationSetting,
    privacySetting,
    revokeCancel,
    saveNotificationSetting,
    savePrivacySetting,
    sendCancelCode,
    skipInfo,
    submitInfo,
    switchSubAccount,
  },
  reference: {
    customerServiceInfo,
    getTreeDictionary,
    getTreeDictionaryByTypeList,
    industryTree,
    queryRegionTree,
  },
  search: { all, conditions, exhibitors: searchExhibitors, halls, hotWords, suggest },
  upload: { file },
  wechat: { getWxSignature },
  team: {
    answerInvitation,
    currentPermission,
    disableMember,
    editMember,
    invitationList,
    inviteMember,
    memberList,
    roleList,
    withdrawInvitation,
  },
}
