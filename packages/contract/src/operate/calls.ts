import { calls } from '#endpoint.ts'
import { accessKeyCalls } from '#operate/accessKeys.ts'
import { accountCalls } from '#operate/accounts.ts'
import { announcementCalls } from '#operate/announcements.ts'
import { articleCalls } from '#operate/articles.ts'
import { backupCalls } from '#operate/backups.ts'
import { catalogueCalls } from '#operate/catalogue.ts'
import { correctCalls } from '#operate/correct.ts'
import { correctFactCalls } from '#operate/correctFacts.ts'
import { correctHallCalls } from '#operate/correctHalls.ts'
import { serviceCalls } from '#operate/customerService.ts'
import { dataHealthCalls } from '#operate/dataHealth.ts'
import { duplicateCalls } from '#operate/duplicates.ts'
import { figureCalls } from '#operate/figures.ts'
import { forecastCalls } from '#operate/forecasts.ts'
import { glanceCalls } from '#operate/glance.ts'
import { importCalls } from '#operate/imports.ts'
import { matchCalls } from '#operate/match.ts'
import { nameCalls } from '#operate/names.ts'
import { operatorCalls } from '#operate/operators.ts'
import { privacyRequestCalls } from '#operate/privacyRequests.ts'
import { runningCalls } from '#operate/running.ts'
import { searchWordCalls } from '#operate/searchWords.ts'
import { settingCalls } from '#operate/settings.ts'
import { tenantCalls } from '#operate/tenants.ts'
import { textMessageCalls } from '#operate/textMessages.ts'
import { unlockCalls } from '#operate/unlocks.ts'
import { waitingCalls } from '#operate/waiting.ts'

/** What the operator's console asks; of those who run the product, never of the app. */
export const operate = calls('operate', {
  ...operatorCalls,
  ...waitingCalls,
  ...accountCalls,
  ...tenantCalls,
  ...unlockCalls,
  ...runningCalls,
  ...settingCalls,
  ...forecastCalls,
  ...backupCalls,
  ...glanceCalls,
  ...figureCalls,
  ...searchWordCalls,
  ...serviceCalls,
  ...importCalls,
  ...dataHealthCalls,
  ...matchCalls,
  ...duplicateCalls,
  ...correctCalls,
  ...correctFactCalls,
  ...correctHallCalls,
  ...nameCalls,
  ...accessKeyCalls,
  ...announcementCalls,
  ...articleCalls,
  ...catalogueCalls,
  ...privacyRequestCalls,
  ...textMessageCalls,
})
