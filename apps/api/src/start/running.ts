import { every } from '@zhzz/db/every.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { FastifyInstance } from 'fastify'
import { noChannelSettings, openChannels } from '#channel/settings.ts'
import { createSearchPool } from '#company/find/searching.ts'
import { proofOfWork } from '#http/behavior.ts'
import { createBuckets } from '#http/buckets.ts'
import { createLimits } from '#http/limits.ts'
import { createSearchCounts } from '#member/searchCounts.ts'
import { noBackups } from '#outside/backups.ts'
import { patientPlaces } from '#place/patientPlaces.ts'
import { createLimitTally } from '#security/limitTally.ts'
import { createRefusals } from '#security/refusals.ts'
import type { Running } from '#serve/serve.ts'
import { followSettings } from '#settings/followSettings.ts'
import { type Live, usualLive } from '#settings/live.ts'
import { createOutbox } from '#sms/outbox.ts'
import { openProviders } from '#sso/provider/openProviders.ts'
import type { ServerOptions } from '#start/serverOptions.ts'
import { createTickets } from '#wechat/tickets.ts'

/** How often codes are looked for whose process has ended. */
const settleMilliseconds = 30_000

/** What the calls of one server share: its connections, and what it reaches the outside with. Ends with `app`. */
export function runningOf(app: FastifyInstance, options: ServerOptions): Running {
  const { database, log } = options
  const signInPool = createPool(database.url, { max: 5, applicationName: 'zhzz sign-in', log })
  const wechatPool = createPool(database.url, { max: 1, applicationName: 'zhzz wechat', log })
  const searching = createSearchPool(database.url, { log })
  const { sealing, wechat, places } = options
  const live = options.live ?? followed(app, options)
  const pools = { calls: database.pool, 'sign-in': signInPool, wechat: wechatPool, search: searching }
  for (const [name, pool] of Object.entries(pools)) options.watchPool?.(name, pool)
  const refusals = createRefusals(database.db, options.sealing, log)
  app.addHook('onClose', () => refusals.close())
  const limitTally = createLimitTally(database.db, log)
  app.addHook('onClose', () => limitTally.close())
  const clock = options.clock ?? (() => new Date())
  const signIn = wrap(signInPool, database.url).db
  const outbox = createOutbox({ db: signIn, sms: options.sms, sealing, log, clock })
  const settle = () => outbox.settleLeft()
  const settling = every('[sms] the outbox cannot be looked at', settleMilliseconds, settle, { log })
  app.addHook('onReady', settle)
  app.addHook('onClose', async () => {
    await settling.stop()
    await outbox.end()
    await Promise.all([signInPool.end(), wechatPool.end(), searching.end()])
  })
  const { standby = null } = options
  return {
    database,
    standby,
    signIn: {
      db: signIn,
      limits: options.limits ?? createLimits(signInPool, () => live().limits),
    },
    deps: {
      log,
      outbox,
      channels: options.channels ?? openChannels(noChannelSettings, { db: database.db, sealing }),
      sealing,
      limits: options.limits ?? createLimits(database.pool, () => live().limits),
      limitTally,
      searchCounts: createSearchCounts(database.db, log),
      storage: options.storage,
      arrivals: options.arrivals,
      searching,
      ownSearching: searching,
      diskState: database.diskState,
      live,
      environment: options.environment ?? {},
      tickets: wechat ? createTickets(wechat, { db: wrap(wechatPool, database.url).db, sealing, log }) : null,
      places: places?.provider
        ? patientPlaces(places.provider, { log, clock, cacheSeconds: places.cacheSeconds })
        : null,
      tiles: places?.tiles ?? null,
      line: options.line ?? null,
      identityProviders: openProviders(options.sso),
      behavior: options.behavior ?? proofOfWork(options.sealing),
      buckets: createBuckets(),
      backups: options.backups ?? noBackups,
      glance: options.glance ?? null,
    },
    refusals,
    clock,
    // So that the answer has arrived within ten seconds of the request.
    answerMilliseconds: options.answerMilliseconds ?? 9_000,
  }
}

/** What the server was given, and before it what is set in the console. */
function followed(app: FastifyInstance, options: ServerOptions): () => Live {
  const { countClicks, searchesPerIp, rates, limitPoints } = options
  const usual: Live = {
    ...usualLive,
    ...(countClicks !== undefined && { countClicks }),
    ...(searchesPerIp !== undefined && { searchesPerIp }),
    ...(rates !== undefined && { rates }),
    ...(limitPoints !== undefined && { limits: limitPoints }),
  }
  const following = followSettings(options.database.db, usual, options.log)
  app.addHook('onClose', () => following.stop())
  return following.now
}
