import { accessKey } from '#accessKey/calls.ts'
import { account } from '#account/calls.ts'
import { application } from '#application/calls.ts'
import { appVersion } from '#appVersion/calls.ts'
import { authentication } from '#authentication/calls.ts'
import { calendar } from '#calendar/calls.ts'
import { call } from '#call/calls.ts'
import { company } from '#company/calls.ts'
import type { Endpoint } from '#endpoint.ts'
import { event } from '#event/calls.ts'
import { exhibition } from '#exhibition/calls.ts'
import { followUp } from '#followUp/calls.ts'
import { hall } from '#hall/calls.ts'
import { home } from '#home/calls.ts'
import { member } from '#member/calls.ts'
import { message } from '#message/calls.ts'
import { news } from '#news/calls.ts'
import { operate } from '#operate/calls.ts'
import { person } from '#person/calls.ts'
import { place } from '#place/calls.ts'
import { pool } from '#pool/calls.ts'
import { prediction } from '#prediction/calls.ts'
import { reference } from '#reference/calls.ts'
import { report } from '#report/calls.ts'
import { schedule } from '#schedule/calls.ts'
import { search } from '#search/calls.ts'
import { sso } from '#sso/calls.ts'
import { team } from '#team/calls.ts'
import { unlock } from '#unlock/calls.ts'
import { upload } from '#upload/calls.ts'
import { webhook } from '#webhook/calls.ts'
import { wechat } from '#wechat/calls.ts'

/** Every call by domain and key; the server's handlers have the same shape. */
export const domains = {
  accessKey,
  account,
  application,
  appVersion,
  authentication,
  calendar,
  call,
  company,
  event,
  exhibition,
  followUp,
  hall,
  home,
  member,
  message,
  news,
  operate,
  person,
  place,
  pool,
  prediction,
  reference,
  report,
  schedule,
  search,
  sso,
  team,
  unlock,
  upload,
  webhook,
  wechat,
} as const

/** Every call in one list. */
export const endpoints: readonly Endpoint[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain),
)
