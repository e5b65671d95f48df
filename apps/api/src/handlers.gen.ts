// Written by generateHandlers.ts from the calls of the contract: npm run handlers.
import { current as accessKeyCurrent } from '#accessKey/current.ts'
import { list as accessKeyList } from '#accessKey/list.ts'
import { make as accessKeyMake } from '#accessKey/make.ts'
import { revoke as accessKeyRevoke } from '#accessKey/revoke.ts'
import { rotate as accessKeyRotate } from '#accessKey/rotate.ts'
import { agreements as accountAgreements } from '#account/agreements.ts'
import { behaviorCaptcha as accountBehaviorCaptcha } from '#account/behaviorCaptcha.ts'
import { current as accountCurrent } from '#account/current.ts'
import { editLoginPassword as accountEditLoginPassword } from '#account/editLoginPassword.ts'
import { logout as accountLogout } from '#account/logout.ts'
import { phoneCodeLogin as accountPhoneCodeLogin } from '#account/phoneCodeLogin.ts'
import { removeSession as accountRemoveSession } from '#account/removeSession.ts'
import { replacePhone as accountReplacePhone } from '#account/replacePhone.ts'
import { saveConsent as accountSaveConsent } from '#account/saveConsent.ts'
import { sendEditPasswordCode as accountSendEditPasswordCode } from '#account/sendEditPasswordCode.ts'
import { sendForgotPasswordCode as accountSendForgotPasswordCode } from '#account/sendForgotPasswordCode.ts'
import { sendGuardianCode as accountSendGuardianCode } from '#account/sendGuardianCode.ts'
import { sendLoginPhoneCode as accountSendLoginPhoneCode } from '#account/sendLoginPhoneCode.ts'
import { sendReplacePhoneCode as accountSendReplacePhoneCode } from '#account/sendReplacePhoneCode.ts'
import { sessionList as accountSessionList } from '#account/sessionList.ts'
import { setNewPassword as accountSetNewPassword } from '#account/setNewPassword.ts'
import { statistics as accountStatistics } from '#account/statistics.ts'
import { userNamePasswordLoginBehavior as accountUserNamePasswordLoginBehavior } from '#account/userNamePasswordLoginBehavior.ts'
import { verifyBehavior as accountVerifyBehavior } from '#account/verifyBehavior.ts'
import { verifyIdentity as accountVerifyIdentity } from '#account/verifyIdentity.ts'
import { verifyOld as accountVerifyOld } from '#account/verifyOld.ts'
import { latest as appVersionLatest } from '#appVersion/latest.ts'
import { apply as applicationApply } from '#application/apply.ts'
import { detail as applicationDetail } from '#application/detail.ts'
import { list as applicationList } from '#application/list.ts'
import { saveOrder as applicationSaveOrder } from '#application/saveOrder.ts'
import { use as applicationUse } from '#application/use.ts'
import { current as authenticationCurrent } from '#authentication/current.ts'
import { match as authenticationMatch } from '#authentication/match.ts'
import { sendCode as authenticationSendCode } from '#authentication/sendCode.ts'
import { submit as authenticationSubmit } from '#authentication/submit.ts'
import { days as calendarDays } from '#calendar/days.ts'
import { editions as calendarEditions } from '#calendar/editions.ts'
import { endFeed as calendarEndFeed } from '#calendar/endFeed.ts'
import { feeds as calendarFeeds } from '#calendar/feeds.ts'
import { makeFeed as calendarMakeFeed } from '#calendar/makeFeed.ts'
import { planFile as calendarPlanFile } from '#calendar/planFile.ts'
import { before as callBefore } from '#call/before.ts'
import { detail as callDetail } from '#call/detail.ts'
import { dial as callDial } from '#call/dial.ts'
import { dialLine as callDialLine } from '#call/dialLine.ts'
import { items as callItems } from '#call/items.ts'
import { list as callList } from '#call/list.ts'
import { lists as callLists } from '#call/lists.ts'
import { makeList as callMakeList } from '#call/makeList.ts'
import { removeList as callRemoveList } from '#call/removeList.ts'
import { rules as callRules } from '#call/rules.ts'
import { saveResult as callSaveResult } from '#call/saveResult.ts'
import { saveRules as callSaveRules } from '#call/saveRules.ts'
import { settleItem as callSettleItem } from '#call/settleItem.ts'
import { statistics as callStatistics } from '#call/statistics.ts'
import { abnormalInfo as companyAbnormalInfo } from '#company/abnormalInfo.ts'
import { annualReport as companyAnnualReport } from '#company/annualReport.ts'
import { annualReportDetail as companyAnnualReportDetail } from '#company/annualReportDetail.ts'
import { appProduction as companyAppProduction } from '#company/appProduction.ts'
import { b2bInfo as companyB2bInfo } from '#company/b2bInfo.ts'
import { baikeInfo as companyBaikeInfo } from '#company/baikeInfo.ts'
import { branch as companyBranch } from '#company/branch.ts'
import { businessInfo as companyBusinessInfo } from '#company/businessInfo.ts'
import { certInfoPage as companyCertInfoPage } from '#company/certInfoPage.ts'
import { compare as companyCompare } from '#company/compare.ts'
import { contacts as companyContacts } from '#company/contacts.ts'
import { detail as companyDetail } from '#company/detail.ts'
import { exhibitionHistory as companyExhibitionHistory } from '#company/exhibitionHistory.ts'
import { exportList as companyExportList } from '#company/exportList.ts'
import { financingInfo as companyFinancingInfo } from '#company/financingInfo.ts'
import { investment as companyInvestment } from '#company/investment.ts'
import { keysPerson as companyKeysPerson } from '#company/keysPerson.ts'
import { markContact as companyMarkContact } from '#company/markContact.ts'
import { match as companyMatch } from '#company/match.ts'
import { near as companyNear } from '#company/near.ts'
import { patentDetail as companyPatentDetail } from '#company/patentDetail.ts'
import { patentPage as companyPatentPage } from '#company/patentPage.ts'
import { recruitEchart as companyRecruitEchart } from '#company/recruitEchart.ts'
import { recruitPage as companyRecruitPage } from '#company/recruitPage.ts'
import { search as companySearch } from '#company/search.ts'
import { shareholder as companyShareholder } from '#company/shareholder.ts'
import { signals as companySignals } from '#company/signals.ts'
import { similarCompany as companySimilarCompany } from '#company/similarCompany.ts'
import { tenderProjectPage as companyTenderProjectPage } from '#company/tenderProjectPage.ts'
import { trademarkDetail as companyTrademarkDetail } from '#company/trademarkDetail.ts'
import { trademarkPage as companyTrademarkPage } from '#company/trademarkPage.ts'
import { visit as companyVisit } from '#company/visit.ts'
import { wechatInfo as companyWechatInfo } from '#company/wechatInfo.ts'
import { batch as eventBatch } from '#event/batch.ts'
import { calendar as exhibitionCalendar } from '#exhibition/calendar.ts'
import { detail as exhibitionDetail } from '#exhibition/detail.ts'
import { exhibitors as exhibitionExhibitors } from '#exhibition/exhibitors.ts'
import { halls as exhibitionHalls } from '#exhibition/halls.ts'
import { markTargets as exhibitionMarkTargets } from '#exhibition/markTargets.ts'
import { match as exhibitionMatch } from '#exhibition/match.ts'
import { organizers as exhibitionOrganizers } from '#exhibition/organizers.ts'
import { pack as exhibitionPack } from '#exhibition/pack.ts'
import { route as exhibitionRoute } from '#exhibition/route.ts'
import { search as exhibitionSearch } from '#exhibition/search.ts'
import { targets as exhibitionTargets } from '#exhibition/targets.ts'
import { visitorStatistics as exhibitionVisitorStatistics } from '#exhibition/visitorStatistics.ts'
import { visitors as exhibitionVisitors } from '#exhibition/visitors.ts'
import { addNote as followUpAddNote } from '#followUp/addNote.ts'
import { assign as followUpAssign } from '#followUp/assign.ts'
import { detail as followUpDetail } from '#followUp/detail.ts'
import { edit as followUpEdit } from '#followUp/edit.ts'
import { list as followUpList } from '#followUp/list.ts'
import { mine as followUpMine } from '#followUp/mine.ts'
import { remove as followUpRemove } from '#followUp/remove.ts'
import { save as followUpSave } from '#followUp/save.ts'
import { settleNext as followUpSettleNext } from '#followUp/settleNext.ts'
import { team as followUpTeam } from '#followUp/team.ts'
import { cities as hallCities } from '#hall/cities.ts'
import { detail as hallDetail } from '#hall/detail.ts'
import { gaps as hallGaps } from '#hall/gaps.ts'
import { occupancy as hallOccupancy } from '#hall/occupancy.ts'
import { pictures as hallPictures } from '#hall/pictures.ts'
import { removeSlot as hallRemoveSlot } from '#hall/removeSlot.ts'
import { saveSlot as hallSaveSlot } from '#hall/saveSlot.ts'
import { slot as hallSlot } from '#hall/slot.ts'
import { slotConflicts as hallSlotConflicts } from '#hall/slotConflicts.ts'
import { slots as hallSlots } from '#hall/slots.ts'
import { index as homeIndex } from '#home/index.ts'
import { todo as homeTodo } from '#home/todo.ts'
import { applyUpgrade as memberApplyUpgrade } from '#member/applyUpgrade.ts'
import { orders as memberOrders } from '#member/orders.ts'
import { planList as memberPlanList } from '#member/planList.ts'
import { removeFilter as memberRemoveFilter } from '#member/removeFilter.ts'
import { saveFilter as memberSaveFilter } from '#member/saveFilter.ts'
import { savedFilters as memberSavedFilters } from '#member/savedFilters.ts'
import { toggleFavorite as memberToggleFavorite } from '#member/toggleFavorite.ts'
import { unlock as memberUnlock } from '#member/unlock.ts'
import { unlockBatch as memberUnlockBatch } from '#member/unlockBatch.ts'
import { unlockBatchPreview as memberUnlockBatchPreview } from '#member/unlockBatchPreview.ts'
import { unlockPreview as memberUnlockPreview } from '#member/unlockPreview.ts'
import { usageByDay as memberUsageByDay } from '#member/usageByDay.ts'
import { confirmEmail as messageConfirmEmail } from '#message/confirmEmail.ts'
import { endTarget as messageEndTarget } from '#message/endTarget.ts'
import { one as messageOne } from '#message/one.ts'
import { page as messagePage } from '#message/page.ts'
import { read as messageRead } from '#message/read.ts'
import { readAll as messageReadAll } from '#message/readAll.ts'
import { remove as messageRemove } from '#message/remove.ts'
import { saveQuiet as messageSaveQuiet } from '#message/saveQuiet.ts'
import { sendEmailCode as messageSendEmailCode } from '#message/sendEmailCode.ts'
import { setRobot as messageSetRobot } from '#message/setRobot.ts'
import { setSms as messageSetSms } from '#message/setSms.ts'
import { subscribePush as messageSubscribePush } from '#message/subscribePush.ts'
import { targets as messageTargets } from '#message/targets.ts'
import { detail as newsDetail } from '#news/detail.ts'
import { like as newsLike } from '#news/like.ts'
import { open as newsOpen } from '#news/open.ts'
import { search as newsSearch } from '#news/search.ts'
import { accessKeys as operateAccessKeys } from '#operate/accessKeys.ts'
import { account as operateAccount } from '#operate/account.ts'
import { addEntry as operateAddEntry } from '#operate/addEntry.ts'
import { addOccupancy as operateAddOccupancy } from '#operate/addOccupancy.ts'
import { addOperator as operateAddOperator } from '#operate/addOperator.ts'
import { announce as operateAnnounce } from '#operate/announce.ts'
import { announcementGroups as operateAnnouncementGroups } from '#operate/announcementGroups.ts'
import { announcements as operateAnnouncements } from '#operate/announcements.ts'
import { applicationCatalogue as operateApplicationCatalogue } from '#operate/applicationCatalogue.ts'
import { article as operateArticle } from '#operate/article.ts'
import { articles as operateArticles } from '#operate/articles.ts'
import { authentication as operateAuthentication } from '#operate/authentication.ts'
import { backups as operateBackups } from '#operate/backups.ts'
import { beginSetUp as operateBeginSetUp } from '#operate/beginSetUp.ts'
import { bringIn as operateBringIn } from '#operate/bringIn.ts'
import { cancelAnnouncement as operateCancelAnnouncement } from '#operate/cancelAnnouncement.ts'
import { closeOperator as operateCloseOperator } from '#operate/closeOperator.ts'
import { companiesNamed as operateCompaniesNamed } from '#operate/companiesNamed.ts'
import { companyPairs as operateCompanyPairs } from '#operate/companyPairs.ts'
import { companyRecord as operateCompanyRecord } from '#operate/companyRecord.ts'
import { correctCompany as operateCorrectCompany } from '#operate/correctCompany.ts'
import { correctFacts as operateCorrectFacts } from '#operate/correctFacts.ts'
import { countAudience as operateCountAudience } from '#operate/countAudience.ts'
import { dataHealth as operateDataHealth } from '#operate/dataHealth.ts'
import { decideName as operateDecideName } from '#operate/decideName.ts'
import { decidedNames as operateDecidedNames } from '#operate/decidedNames.ts'
import { dictionaries as operateDictionaries } from '#operate/dictionaries.ts'
import { dictionaryEntries as operateDictionaryEntries } from '#operate/dictionaryEntries.ts'
import { dictionaryEntry as operateDictionaryEntry } from '#operate/dictionaryEntry.ts'
import { editionsNamed as operateEditionsNamed } from '#operate/editionsNamed.ts'
import { endLift as operateEndLift } from '#operate/endLift.ts'
import { endPlan as operateEndPlan } from '#operate/endPlan.ts'
import { endQuota as operateEndQuota } from '#operate/endQuota.ts'
import { endSessions as operateEndSessions } from '#operate/endSessions.ts'
import { entriesNamed as operateEntriesNamed } from '#operate/entriesNamed.ts'
import { factsOf as operateFactsOf } from '#operate/factsOf.ts'
import { figures as operateFigures } from '#operate/figures.ts'
import { findPeople as operateFindPeople } from '#operate/findPeople.ts'
import { forecasts as operateForecasts } from '#operate/forecasts.ts'
import { giveCreditBack as operateGiveCreditBack } from '#operate/giveCreditBack.ts'
import { givePlan as operateGivePlan } from '#operate/givePlan.ts'
import { glance as operateGlance } from '#operate/glance.ts'
import { hallParts as operateHallParts } from '#operate/hallParts.ts'
import { hallsNamed as operateHallsNamed } from '#operate/hallsNamed.ts'
import { hotWordsSet as operateHotWordsSet } from '#operate/hotWordsSet.ts'
import { importRun as operateImportRun } from '#operate/importRun.ts'
import { importRuns as operateImportRuns } from '#operate/importRuns.ts'
import { importTask as operateImportTask } from '#operate/importTask.ts'
import { joinCompany as operateJoinCompany } from '#operate/joinCompany.ts'
import { joinPreview as operateJoinPreview } from '#operate/joinPreview.ts'
import { joins as operateJoins } from '#operate/joins.ts'
import { keepApart as operateKeepApart } from '#operate/keepApart.ts'
import { liftLimits as operateLiftLimits } from '#operate/liftLimits.ts'
import { lifts as operateLifts } from '#operate/lifts.ts'
import { limitsHit as operateLimitsHit } from '#operate/limitsHit.ts'
import { limitsOfNumber as operateLimitsOfNumber } from '#operate/limitsOfNumber.ts'
import { logLines as operateLogLines } from '#operate/logLines.ts'
import { me as operateMe } from '#operate/me.ts'
import { measureHealth as operateMeasureHealth } from '#operate/measureHealth.ts'
import { nameMany as operateNameMany } from '#operate/nameMany.ts'
import { namedOnce as operateNamedOnce } from '#operate/namedOnce.ts'
import { noteDrill as operateNoteDrill } from '#operate/noteDrill.ts'
import { numberReports as operateNumberReports } from '#operate/numberReports.ts'
import { operators as operateOperators } from '#operate/operators.ts'
import { orderApplications as operateOrderApplications } from '#operate/orderApplications.ts'
import { partCompany as operatePartCompany } from '#operate/partCompany.ts'
import { publishArticle as operatePublishArticle } from '#operate/publishArticle.ts'
import { putNameRight as operatePutNameRight } from '#operate/putNameRight.ts'
import { rejectedFile as operateRejectedFile } from '#operate/rejectedFile.ts'
import { rejectedRows as operateRejectedRows } from '#operate/rejectedRows.ts'
import { removeEntry as operateRemoveEntry } from '#operate/removeEntry.ts'
import { removeOccupancy as operateRemoveOccupancy } from '#operate/removeOccupancy.ts'
import { resetOperator as operateResetOperator } from '#operate/resetOperator.ts'
import { revokeAccessKey as operateRevokeAccessKey } from '#operate/revokeAccessKey.ts'
import { runningJobs as operateRunningJobs } from '#operate/runningJobs.ts'
import { saveApplication as operateSaveApplication } from '#operate/saveApplication.ts'
import { saveArticle as operateSaveArticle } from '#operate/saveArticle.ts'
import { saveCustomerService as operateSaveCustomerService } from '#operate/saveCustomerService.ts'
import { saveHotWords as operateSaveHotWords } from '#operate/saveHotWords.ts'
import { saveSetting as operateSaveSetting } from '#operate/saveSetting.ts'
import { setAccountOpen as operateSetAccountOpen } from '#operate/setAccountOpen.ts'
import { setQuota as operateSetQuota } from '#operate/setQuota.ts'
import { setUp as operateSetUp } from '#operate/setUp.ts'
import { settings as operateSettings } from '#operate/settings.ts'
import { settleApplication as operateSettleApplication } from '#operate/settleApplication.ts'
import { settleAuthentication as operateSettleAuthentication } from '#operate/settleAuthentication.ts'
import { settleNumber as operateSettleNumber } from '#operate/settleNumber.ts'
import { settleOrder as operateSettleOrder } from '#operate/settleOrder.ts'
import { settlePrivacyRequest as operateSettlePrivacyRequest } from '#operate/settlePrivacyRequest.ts'
import { settleReport as operateSettleReport } from '#operate/settleReport.ts'
import { shownCustomerService as operateShownCustomerService } from '#operate/shownCustomerService.ts'
import { signIn as operateSignIn } from '#operate/signIn.ts'
import { signOut as operateSignOut } from '#operate/signOut.ts'
import { startBackup as operateStartBackup } from '#operate/startBackup.ts'
import { startForecast as operateStartForecast } from '#operate/startForecast.ts'
import { takeNameBack as operateTakeNameBack } from '#operate/takeNameBack.ts'
import { takeNames as operateTakeNames } from '#operate/takeNames.ts'
import { tenant as operateTenant } from '#operate/tenant.ts'
import { tenantCredits as operateTenantCredits } from '#operate/tenantCredits.ts'
import { tenantUnlocks as operateTenantUnlocks } from '#operate/tenantUnlocks.ts'
import { tenantUsage as operateTenantUsage } from '#operate/tenantUsage.ts'
import { textMessages as operateTextMessages } from '#operate/textMessages.ts'
import { tryImport as operateTryImport } from '#operate/tryImport.ts'
import { undoImport as operateUndoImport } from '#operate/undoImport.ts'
import { undoName as operateUndoName } from '#operate/undoName.ts'
import { uploadImport as operateUploadImport } from '#operate/uploadImport.ts'
import { verifyLog as operateVerifyLog } from '#operate/verifyLog.ts'
import { waitingApplications as operateWaitingApplications } from '#operate/waitingApplications.ts'
import { waitingAuthentications as operateWaitingAuthentications } from '#operate/waitingAuthentications.ts'
import { waitingOrders as operateWaitingOrders } from '#operate/waitingOrders.ts'
import { waitingPrivacyRequests as operateWaitingPrivacyRequests } from '#operate/waitingPrivacyRequests.ts'
import { waitingReports as operateWaitingReports } from '#operate/waitingReports.ts'
import { withdrawArticle as operateWithdrawArticle } from '#operate/withdrawArticle.ts'
import { accountList as personAccountList } from '#person/accountList.ts'
import { applyCancel as personApplyCancel } from '#person/applyCancel.ts'
import { askPrivacy as personAskPrivacy } from '#person/askPrivacy.ts'
import { editInfo as personEditInfo } from '#person/editInfo.ts'
import { exportData as personExportData } from '#person/exportData.ts'
import { exportFile as personExportFile } from '#person/exportFile.ts'
import { exportTask as personExportTask } from '#person/exportTask.ts'
import { notificationSetting as personNotificationSetting } from '#person/notificationSetting.ts'
import { privacyRequests as personPrivacyRequests } from '#person/privacyRequests.ts'
import { privacySetting as personPrivacySetting } from '#person/privacySetting.ts'
import { revokeCancel as personRevokeCancel } from '#person/revokeCancel.ts'
import { saveNotificationSetting as personSaveNotificationSetting } from '#person/saveNotificationSetting.ts'
import { savePrivacySetting as personSavePrivacySetting } from '#person/savePrivacySetting.ts'
import { sendCancelCode as personSendCancelCode } from '#person/sendCancelCode.ts'
import { skipInfo as personSkipInfo } from '#person/skipInfo.ts'
import { submitInfo as personSubmitInfo } from '#person/submitInfo.ts'
import { switchSubAccount as personSwitchSubAccount } from '#person/switchSubAccount.ts'
import { map as placeMap } from '#place/map.ts'
import { nearby as placeNearby } from '#place/nearby.ts'
import { regeocode as placeRegeocode } from '#place/regeocode.ts'
import { search as placeSearch } from '#place/search.ts'
import { assign as poolAssign } from '#pool/assign.ts'
import { list as poolList } from '#pool/list.ts'
import { preview as poolPreview } from '#pool/preview.ts'
import { release as poolRelease } from '#pool/release.ts'
import { saveRule as poolSaveRule } from '#pool/saveRule.ts'
import { take as poolTake } from '#pool/take.ts'
import { byCompany as predictionByCompany } from '#prediction/byCompany.ts'
import { companies as predictionCompanies } from '#prediction/companies.ts'
import { edition as predictionEdition } from '#prediction/edition.ts'
import { editions as predictionEditions } from '#prediction/editions.ts'
import { explain as predictionExplain } from '#prediction/explain.ts'
import { exportList as predictionExportList } from '#prediction/exportList.ts'
import { feedback as predictionFeedback } from '#prediction/feedback.ts'
import { scorecard as predictionScorecard } from '#prediction/scorecard.ts'
import { see as predictionSee } from '#prediction/see.ts'
import { customerServiceInfo as referenceCustomerServiceInfo } from '#reference/customerServiceInfo.ts'
import { getTreeDictionary as referenceGetTreeDictionary } from '#reference/getTreeDictionary.ts'
import { getTreeDictionaryByTypeList as referenceGetTreeDictionaryByTypeList } from '#reference/getTreeDictionaryByTypeList.ts'
import { industryTree as referenceIndustryTree } from '#reference/industryTree.ts'
import { queryRegionTree as referenceQueryRegionTree } from '#reference/queryRegionTree.ts'
import { mine as reportMine } from '#report/mine.ts'
import { save as reportSave } from '#report/save.ts'
import { addMine as scheduleAddMine } from '#schedule/addMine.ts'
import { carryOver as scheduleCarryOver } from '#schedule/carryOver.ts'
import { companions as scheduleCompanions } from '#schedule/companions.ts'
import { customerEditions as scheduleCustomerEditions } from '#schedule/customerEditions.ts'
import { customersAt as scheduleCustomersAt } from '#schedule/customersAt.ts'
import { exportPlan as scheduleExportPlan } from '#schedule/exportPlan.ts'
import { exportReview as scheduleExportReview } from '#schedule/exportReview.ts'
import { mine as scheduleMine } from '#schedule/mine.ts'
import { mineDetail as scheduleMineDetail } from '#schedule/mineDetail.ts'
import { plan as schedulePlan } from '#schedule/plan.ts'
import { proposeMine as scheduleProposeMine } from '#schedule/proposeMine.ts'
import { removeExpense as scheduleRemoveExpense } from '#schedule/removeExpense.ts'
import { removeMine as scheduleRemoveMine } from '#schedule/removeMine.ts'
import { review as scheduleReview } from '#schedule/review.ts'
import { saveExpense as scheduleSaveExpense } from '#schedule/saveExpense.ts'
import { saveMine as scheduleSaveMine } from '#schedule/saveMine.ts'
import { yearReview as scheduleYearReview } from '#schedule/yearReview.ts'
import { all as searchAll } from '#search/all.ts'
import { conditions as searchConditions } from '#search/conditions.ts'
import { examples as searchExamples } from '#search/examples.ts'
import { exhibitors as searchExhibitors } from '#search/exhibitors.ts'
import { halls as searchHalls } from '#search/halls.ts'
import { hotWords as searchHotWords } from '#search/hotWords.ts'
import { suggest as searchSuggest } from '#search/suggest.ts'
import { begin as ssoBegin } from '#sso/begin.ts'
import { beginLink as ssoBeginLink } from '#sso/beginLink.ts'
import { finish as ssoFinish } from '#sso/finish.ts'
import { identities as ssoIdentities } from '#sso/identities.ts'
import { join as ssoJoin } from '#sso/join.ts'
import { link as ssoLink } from '#sso/link.ts'
import { prove as ssoProve } from '#sso/prove.ts'
import { providers as ssoProviders } from '#sso/providers.ts'
import { unlink as ssoUnlink } from '#sso/unlink.ts'
import { answerInvitation as teamAnswerInvitation } from '#team/answerInvitation.ts'
import { assignees as teamAssignees } from '#team/assignees.ts'
import { bringAlong as teamBringAlong } from '#team/bringAlong.ts'
import { bringPreview as teamBringPreview } from '#team/bringPreview.ts'
import { currentPermission as teamCurrentPermission } from '#team/currentPermission.ts'
import { disableMember as teamDisableMember } from '#team/disableMember.ts'
import { editMember as teamEditMember } from '#team/editMember.ts'
import { handOverPreview as teamHandOverPreview } from '#team/handOverPreview.ts'
import { invitationList as teamInvitationList } from '#team/invitationList.ts'
import { inviteMember as teamInviteMember } from '#team/inviteMember.ts'
import { leave as teamLeave } from '#team/leave.ts'
import { memberList as teamMemberList } from '#team/memberList.ts'
import { removeMember as teamRemoveMember } from '#team/removeMember.ts'
import { roleList as teamRoleList } from '#team/roleList.ts'
import { undoHandOver as teamUndoHandOver } from '#team/undoHandOver.ts'
import { withdrawInvitation as teamWithdrawInvitation } from '#team/withdrawInvitation.ts'
import { ledger as unlockLedger } from '#unlock/ledger.ts'
import { list as unlockList } from '#unlock/list.ts'
import { renew as unlockRenew } from '#unlock/renew.ts'
import { file as uploadFile } from '#upload/file.ts'
import { change as webhookChange } from '#webhook/change.ts'
import { deliveries as webhookDeliveries } from '#webhook/deliveries.ts'
import { list as webhookList } from '#webhook/list.ts'
import { make as webhookMake } from '#webhook/make.ts'
import { remove as webhookRemove } from '#webhook/remove.ts'
import { replay as webhookReplay } from '#webhook/replay.ts'
import { replaySince as webhookReplaySince } from '#webhook/replaySince.ts'
import { rotate as webhookRotate } from '#webhook/rotate.ts'
import { test as webhookTest } from '#webhook/test.ts'
import { getWxSignature as wechatGetWxSignature } from '#wechat/getWxSignature.ts'
import type { Handlers } from '#serve/handlers.ts'

/** Every call of the contract and what serves it. */
export const handlers: Handlers = {
  accessKey: {
    current: accessKeyCurrent,
    list: accessKeyList,
    make: accessKeyMake,
    revoke: accessKeyRevoke,
    rotate: accessKeyRotate,
  },
  account: {
    agreements: accountAgreements,
    behaviorCaptcha: accountBehaviorCaptcha,
    current: accountCurrent,
    editLoginPassword: accountEditLoginPassword,
    logout: accountLogout,
    phoneCodeLogin: accountPhoneCodeLogin,
    removeSession: accountRemoveSession,
    replacePhone: accountReplacePhone,
    saveConsent: accountSaveConsent,
    sendEditPasswordCode: accountSendEditPasswordCode,
    sendForgotPasswordCode: accountSendForgotPasswordCode,
    sendGuardianCode: accountSendGuardianCode,
    sendLoginPhoneCode: accountSendLoginPhoneCode,
    sendReplacePhoneCode: accountSendReplacePhoneCode,
    sessionList: accountSessionList,
    setNewPassword: accountSetNewPassword,
    statistics: accountStatistics,
    userNamePasswordLoginBehavior: accountUserNamePasswordLoginBehavior,
    verifyBehavior: accountVerifyBehavior,
    verifyIdentity: accountVerifyIdentity,
    verifyOld: accountVerifyOld,
  },
  appVersion: {
    latest: appVersionLatest,
  },
  application: {
    apply: applicationApply,
    detail: applicationDetail,
    list: applicationList,
    saveOrder: applicationSaveOrder,
    use: applicationUse,
  },
  authentication: {
    current: authenticationCurrent,
    match: authenticationMatch,
    sendCode: authenticationSendCode,
    submit: authenticationSubmit,
  },
  calendar: {
    days: calendarDays,
    editions: calendarEditions,
    endFeed: calendarEndFeed,
    feeds: calendarFeeds,
    makeFeed: calendarMakeFeed,
    planFile: calendarPlanFile,
  },
  call: {
    before: callBefore,
    detail: callDetail,
    dial: callDial,
    dialLine: callDialLine,
    items: callItems,
    list: callList,
    lists: callLists,
    makeList: callMakeList,
    removeList: callRemoveList,
    rules: callRules,
    saveResult: callSaveResult,
    saveRules: callSaveRules,
    settleItem: callSettleItem,
    statistics: callStatistics,
  },
  company: {
    abnormalInfo: companyAbnormalInfo,
    annualReport: companyAnnualReport,
    annualReportDetail: companyAnnualReportDetail,
    appProduction: companyAppProduction,
    b2bInfo: companyB2bInfo,
    baikeInfo: companyBaikeInfo,
    branch: companyBranch,
    businessInfo: companyBusinessInfo,
    certInfoPage: companyCertInfoPage,
    compare: companyCompare,
    contacts: companyContacts,
    detail: companyDetail,
    exhibitionHistory: companyExhibitionHistory,
    exportList: companyExportList,
    financingInfo: companyFinancingInfo,
    investment: companyInvestment,
    keysPerson: companyKeysPerson,
    markContact: companyMarkContact,
    match: companyMatch,
    near: companyNear,
    patentDetail: companyPatentDetail,
    patentPage: companyPatentPage,
    recruitEchart: companyRecruitEchart,
    recruitPage: companyRecruitPage,
    search: companySearch,
    shareholder: companyShareholder,
    signals: companySignals,
    similarCompany: companySimilarCompany,
    tenderProjectPage: companyTenderProjectPage,
    trademarkDetail: companyTrademarkDetail,
    trademarkPage: companyTrademarkPage,
    visit: companyVisit,
    wechatInfo: companyWechatInfo,
  },
  event: {
    batch: eventBatch,
  },
  exhibition: {
    calendar: exhibitionCalendar,
    detail: exhibitionDetail,
    exhibitors: exhibitionExhibitors,
    halls: exhibitionHalls,
    markTargets: exhibitionMarkTargets,
    match: exhibitionMatch,
    organizers: exhibitionOrganizers,
    pack: exhibitionPack,
    route: exhibitionRoute,
    search: exhibitionSearch,
    targets: exhibitionTargets,
    visitorStatistics: exhibitionVisitorStatistics,
    visitors: exhibitionVisitors,
  },
  followUp: {
    addNote: followUpAddNote,
    assign: followUpAssign,
    detail: followUpDetail,
    edit: followUpEdit,
    list: followUpList,
    mine: followUpMine,
    remove: followUpRemove,
    save: followUpSave,
    settleNext: followUpSettleNext,
    team: followUpTeam,
  },
  hall: {
    cities: hallCities,
    detail: hallDetail,
    gaps: hallGaps,
    occupancy: hallOccupancy,
    pictures: hallPictures,
    removeSlot: hallRemoveSlot,
    saveSlot: hallSaveSlot,
    slot: hallSlot,
    slotConflicts: hallSlotConflicts,
    slots: hallSlots,
  },
  home: {
    index: homeIndex,
    todo: homeTodo,
  },
  member: {
    applyUpgrade: memberApplyUpgrade,
    orders: memberOrders,
    planList: memberPlanList,
    removeFilter: memberRemoveFilter,
    saveFilter: memberSaveFilter,
    savedFilters: memberSavedFilters,
    toggleFavorite: memberToggleFavorite,
    unlock: memberUnlock,
    unlockBatch: memberUnlockBatch,
    unlockBatchPreview: memberUnlockBatchPreview,
    unlockPreview: memberUnlockPreview,
    usageByDay: memberUsageByDay,
  },
  message: {
    confirmEmail: messageConfirmEmail,
    endTarget: messageEndTarget,
    one: messageOne,
    page: messagePage,
    read: messageRead,
    readAll: messageReadAll,
    remove: messageRemove,
    saveQuiet: messageSaveQuiet,
    sendEmailCode: messageSendEmailCode,
    setRobot: messageSetRobot,
    setSms: messageSetSms,
    subscribePush: messageSubscribePush,
    targets: messageTargets,
  },
  news: {
    detail: newsDetail,
    like: newsLike,
    open: newsOpen,
    search: newsSearch,
  },
  operate: {
    accessKeys: operateAccessKeys,
    account: operateAccount,
    addEntry: operateAddEntry,
    addOccupancy: operateAddOccupancy,
    addOperator: operateAddOperator,
    announce: operateAnnounce,
    announcementGroups: operateAnnouncementGroups,
    announcements: operateAnnouncements,
    applicationCatalogue: operateApplicationCatalogue,
    article: operateArticle,
    articles: operateArticles,
    authentication: operateAuthentication,
    backups: operateBackups,
    beginSetUp: operateBeginSetUp,
    bringIn: operateBringIn,
    cancelAnnouncement: operateCancelAnnouncement,
    closeOperator: operateCloseOperator,
    companiesNamed: operateCompaniesNamed,
    companyPairs: operateCompanyPairs,
    companyRecord: operateCompanyRecord,
    correctCompany: operateCorrectCompany,
    correctFacts: operateCorrectFacts,
    countAudience: operateCountAudience,
    dataHealth: operateDataHealth,
    decideName: operateDecideName,
    decidedNames: operateDecidedNames,
    dictionaries: operateDictionaries,
    dictionaryEntries: operateDictionaryEntries,
    dictionaryEntry: operateDictionaryEntry,
    editionsNamed: operateEditionsNamed,
    endLift: operateEndLift,
    endPlan: operateEndPlan,
    endQuota: operateEndQuota,
    endSessions: operateEndSessions,
    entriesNamed: operateEntriesNamed,
    factsOf: operateFactsOf,
    figures: operateFigures,
    findPeople: operateFindPeople,
    forecasts: operateForecasts,
    giveCreditBack: operateGiveCreditBack,
    givePlan: operateGivePlan,
    glance: operateGlance,
    hallParts: operateHallParts,
    hallsNamed: operateHallsNamed,
    hotWordsSet: operateHotWordsSet,
    importRun: operateImportRun,
    importRuns: operateImportRuns,
    importTask: operateImportTask,
    joinCompany: operateJoinCompany,
    joinPreview: operateJoinPreview,
    joins: operateJoins,
    keepApart: operateKeepApart,
    liftLimits: operateLiftLimits,
    lifts: operateLifts,
    limitsHit: operateLimitsHit,
    limitsOfNumber: operateLimitsOfNumber,
    logLines: operateLogLines,
    me: operateMe,
    measureHealth: operateMeasureHealth,
    nameMany: operateNameMany,
    namedOnce: operateNamedOnce,
    noteDrill: operateNoteDrill,
    numberReports: operateNumberReports,
    operators: operateOperators,
    orderApplications: operateOrderApplications,
    partCompany: operatePartCompany,
    publishArticle: operatePublishArticle,
    putNameRight: operatePutNameRight,
    rejectedFile: operateRejectedFile,
    rejectedRows: operateRejectedRows,
    removeEntry: operateRemoveEntry,
    removeOccupancy: operateRemoveOccupancy,
    resetOperator: operateResetOperator,
    revokeAccessKey: operateRevokeAccessKey,
    runningJobs: operateRunningJobs,
    saveApplication: operateSaveApplication,
    saveArticle: operateSaveArticle,
    saveCustomerService: operateSaveCustomerService,
    saveHotWords: operateSaveHotWords,
    saveSetting: operateSaveSetting,
    setAccountOpen: operateSetAccountOpen,
    setQuota: operateSetQuota,
    setUp: operateSetUp,
    settings: operateSettings,
    settleApplication: operateSettleApplication,
    settleAuthentication: operateSettleAuthentication,
    settleNumber: operateSettleNumber,
    settleOrder: operateSettleOrder,
    settlePrivacyRequest: operateSettlePrivacyRequest,
    settleReport: operateSettleReport,
    shownCustomerService: operateShownCustomerService,
    signIn: operateSignIn,
    signOut: operateSignOut,
    startBackup: operateStartBackup,
    startForecast: operateStartForecast,
    takeNameBack: operateTakeNameBack,
    takeNames: operateTakeNames,
    tenant: operateTenant,
    tenantCredits: operateTenantCredits,
    tenantUnlocks: operateTenantUnlocks,
    tenantUsage: operateTenantUsage,
    textMessages: operateTextMessages,
    tryImport: operateTryImport,
    undoImport: operateUndoImport,
    undoName: operateUndoName,
    uploadImport: operateUploadImport,
    verifyLog: operateVerifyLog,
    waitingApplications: operateWaitingApplications,
    waitingAuthentications: operateWaitingAuthentications,
    waitingOrders: operateWaitingOrders,
    waitingPrivacyRequests: operateWaitingPrivacyRequests,
    waitingReports: operateWaitingReports,
    withdrawArticle: operateWithdrawArticle,
  },
  person: {
    accountList: personAccountList,
    applyCancel: personApplyCancel,
    askPrivacy: personAskPrivacy,
    editInfo: personEditInfo,
    exportData: personExportData,
    exportFile: personExportFile,
    exportTask: personExportTask,
    notificationSetting: personNotificationSetting,
    privacyRequests: personPrivacyRequests,
    privacySetting: personPrivacySetting,
    revokeCancel: personRevokeCancel,
    saveNotificationSetting: personSaveNotificationSetting,
    savePrivacySetting: personSavePrivacySetting,
    sendCancelCode: personSendCancelCode,
    skipInfo: personSkipInfo,
    submitInfo: personSubmitInfo,
    switchSubAccount: personSwitchSubAccount,
  },
  place: {
    map: placeMap,
    nearby: placeNearby,
    regeocode: placeRegeocode,
    search: placeSearch,
  },
  pool: {
    assign: poolAssign,
    list: poolList,
    preview: poolPreview,
    release: poolRelease,
    saveRule: poolSaveRule,
    take: poolTake,
  },
  prediction: {
    byCompany: predictionByCompany,
    companies: predictionCompanies,
    edition: predictionEdition,
    editions: predictionEditions,
    explain: predictionExplain,
    exportList: predictionExportList,
    feedback: predictionFeedback,
    scorecard: predictionScorecard,
    see: predictionSee,
  },
  reference: {
    customerServiceInfo: referenceCustomerServiceInfo,
    getTreeDictionary: referenceGetTreeDictionary,
    getTreeDictionaryByTypeList: referenceGetTreeDictionaryByTypeList,
    industryTree: referenceIndustryTree,
    queryRegionTree: referenceQueryRegionTree,
  },
  report: {
    mine: reportMine,
    save: reportSave,
  },
  schedule: {
    addMine: scheduleAddMine,
    carryOver: scheduleCarryOver,
    companions: scheduleCompanions,
    customerEditions: scheduleCustomerEditions,
    customersAt: scheduleCustomersAt,
    exportPlan: scheduleExportPlan,
    exportReview: scheduleExportReview,
    mine: scheduleMine,
    mineDetail: scheduleMineDetail,
    plan: schedulePlan,
    proposeMine: scheduleProposeMine,
    removeExpense: scheduleRemoveExpense,
    removeMine: scheduleRemoveMine,
    review: scheduleReview,
    saveExpense: scheduleSaveExpense,
    saveMine: scheduleSaveMine,
    yearReview: scheduleYearReview,
  },
  search: {
    all: searchAll,
    conditions: searchConditions,
    examples: searchExamples,
    exhibitors: searchExhibitors,
    halls: searchHalls,
    hotWords: searchHotWords,
    suggest: searchSuggest,
  },
  sso: {
    begin: ssoBegin,
    beginLink: ssoBeginLink,
    finish: ssoFinish,
    identities: ssoIdentities,
    join: ssoJoin,
    link: ssoLink,
    prove: ssoProve,
    providers: ssoProviders,
    unlink: ssoUnlink,
  },
  team: {
    answerInvitation: teamAnswerInvitation,
    assignees: teamAssignees,
    bringAlong: teamBringAlong,
    bringPreview: teamBringPreview,
    currentPermission: teamCurrentPermission,
    disableMember: teamDisableMember,
    editMember: teamEditMember,
    handOverPreview: teamHandOverPreview,
    invitationList: teamInvitationList,
    inviteMember: teamInviteMember,
    leave: teamLeave,
    memberList: teamMemberList,
    removeMember: teamRemoveMember,
    roleList: teamRoleList,
    undoHandOver: teamUndoHandOver,
    withdrawInvitation: teamWithdrawInvitation,
  },
  unlock: {
    ledger: unlockLedger,
    list: unlockList,
    renew: unlockRenew,
  },
  upload: {
    file: uploadFile,
  },
  webhook: {
    change: webhookChange,
    deliveries: webhookDeliveries,
    list: webhookList,
    make: webhookMake,
    remove: webhookRemove,
    replay: webhookReplay,
    replaySince: webhookReplaySince,
    rotate: webhookRotate,
    test: webhookTest,
  },
  wechat: {
    getWxSignature: wechatGetWxSignature,
  },
}
