import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Pool } from 'pg'
import type { AppLinks } from '#appVersion/serveAppLinks.ts'
import type { TellAnswered } from '#http/answered.ts'
import type { Behavior } from '#http/behavior.ts'
import type { LimitName, Limits } from '#http/limits.ts'
import type { Rates } from '#http/rates.ts'
import type { Arrivals } from '#outside/arrivals.ts'
import type { Backups } from '#outside/backups.ts'
import type { Channels } from '#outside/channels.ts'
import type { Glance } from '#outside/glance.ts'
import type { Line } from '#outside/line.ts'
import type { Standby } from '#outside/standby.ts'
import type { Storage } from '#outside/storage.ts'
import type { PlaceSettings } from '#place/settings.ts'
import type { Live } from '#settings/live.ts'
import type { Sms } from '#sms/sms.ts'
import type { SsoSettings } from '#sso/settings.ts'
import type { WechatSettings } from '#wechat/settings.ts'

export type ServerOptions = {
  database: Database
  /** Where searches read, and everything while the leader is away; the caller ends it. */
  standby?: Standby
  sealing: Sealing
  sms: Sms
  /** Where people are told beside the app; absent: what needs no settings. */
  channels?: Channels
  storage: Storage
  arrivals: Arrivals
  log: Log
  /** Absent: nothing is told of requests that went well. */
  tellAnswered?: TellAnswered
  /** Told of each pool of connections, under its name. */
  watchPool?: (name: string, pool: Pool) => void
  /** Said by /version; absent: there is none. */
  version?: string
  clock?: () => Date
  /** Milliseconds within which a call is answered, if only with busy. */
  answerMilliseconds?: number
  /** A proxy in front is told by /readyz to send nobody here any more. */
  isEnding?: () => boolean
  limits?: Limits
  /** The behaviour check; our own proof of work by default. */
  behavior?: Behavior
  limitPoints?: Partial<Record<LimitName, number>>
  rates?: Rates
  searchesPerIp?: number
  wechat?: WechatSettings
  /** Absent: nobody signs in by a company. */
  sso?: SsoSettings
  /** Absent: our own places, on a map that is drawn. */
  places?: PlaceSettings
  /** Absent: people ring with their own telephones. */
  line?: Line | null
  /** The built app; without it only the calls are served. */
  appFolder?: string
  /** Draws pages of the built app on the server; without it the app draws them in the browser. */
  drawingFile?: string
  /** The built console of the operators; without it only its calls are served. */
  consoleFolder?: string
  trustProxy?: string
  /** Names we are reached by; a link in a drawn page carries no other. */
  hosts?: readonly string[]
  /** The packaged app may call from origins of its own; absent: nobody from elsewhere. */
  appCalls?: boolean
  /** By what the systems of the packaged app know that our links are its own. */
  appLinks?: AppLinks
  /** False: neither /docs nor /openapi.json. */
  docs?: boolean
  /** Milliseconds that a body may take to come; files have longer. */
  bodyPatience?: number
  hsts?: boolean
  isDevelopment?: boolean
  /** False: click events are not taken. */
  countClicks?: boolean
  /** What may change while the server runs; absent: followed from what stands here. */
  live?: () => Live
  /** What the environment says of the settings that the console may change. */
  environment?: Readonly<Record<string, string>>
  /** Of this node; absent: it writes none. */
  backups?: Backups
  /** What this node counts. */
  glance?: Glance
}
