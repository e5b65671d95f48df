import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { filesFolderOf } from '@zhzz/db/backup/fromEnvironment.ts'
import { latestBackup, scheduleBackups } from '@zhzz/db/backup/scheduleBackups.ts'
import { command, obey } from '@zhzz/db/command.ts'
import { messageOf } from '@zhzz/db/log.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { openChannels } from '#channel/settings.ts'
import { createServer } from '#server.ts'
import { followSettings } from '#settings/followSettings.ts'
import { announcing } from '#start/announcing.ts'
import { backupsOf } from '#start/backups.ts'
import { buildApp, buildConsole } from '#start/buildApp.ts'
import { readConfig } from '#start/config.ts'
import { startClock } from '#start/databaseClock.ts'
import { delivering } from '#start/delivering.ts'
import { serveSources } from '#start/development.ts'
import { endingCalls } from '#start/endingCalls.ts'
import { fillWhenEmpty } from '#start/fillWhenEmpty.ts'
import { findingPairs } from '#start/findingPairs.ts'
import { following } from '#start/following.ts'
import { forecastSample } from '#start/forecastSample.ts'
import { importing } from '#start/importing.ts'
import { startJobs } from '#start/jobs.ts'
import { startLinking } from '#start/linking.ts'
import { formOf, openLines } from '#start/log/lines.ts'
import { measuring } from '#start/measuring.ts'
import { factsOf } from '#start/metrics/facts.ts'
import { watchGlance } from '#start/metrics/glance.ts'
import { createMetrics } from '#start/metrics/metrics.ts'
import { serveMetrics } from '#start/metrics/serveMetrics.ts'
import { versionHere } from '#start/metrics/version.ts'
import { noticing } from '#start/noticing.ts'
import { personalData } from '#start/personalDataJobs.ts'
import { pooling } from '#start/pooling.ts'
import { checkPort } from '#start/portFree.ts'
import { predicting } from '#start/predicting.ts'
import { predictingAsked } from '#start/predictingAsked.ts'
import { publishing } from '#start/publishing.ts'
import { readingFeeds } from '#start/readingFeeds.ts'
import { reminding } from '#start/reminding.ts'
import { retelling } from '#start/retelling.ts'
import { watchStandby } from '#start/standby.ts'
import { startSweepingArrivals, sweeping } from '#start/sweep.ts'
import { warmBeforeReady } from '#start/warming.ts'
import { webhooks } from '#start/webhooks.ts'
import { clearArrivals, createArrivals } from '#upload/arrivals.ts'
import { closeFolder } from '#upload/localStorage.ts'

const drainMilliseconds = 2_500
/** Of several nodes: for as long the proxy is told to go to another before nobody is let in here. */
const farewellMilliseconds = 1_000

/** Before anything else, so that whatever goes wrong is said in it; a wrong LOG is refused with the other settings. */
const log = openLines(formOf(process.env['LOG']))

/** What has been opened, to be closed in reverse. */
const open: (() => Promise<unknown>)[] = []

async function start(isDevelopment: boolean): Promise<void> {
  const config = readConfig(process.env, log)
  await checkPort(config.port, config.host)
  const version = await versionHere(config.commit)
  const metrics = createMetrics(version)
  if (config.metrics) {
    const served = await serveMetrics(metrics, config.metrics.port, config.metrics.host)
    open.push(() => served.stop())
    log.info(`metrics at http://${config.metrics.host}:${served.port}/metrics`)
  }
  const database = await openDatabase({
    dataDir: config.dataDir,
    ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
    ...(config.poolerUrl !== undefined && { poolerUrl: config.poolerUrl }),
    log,
    onKeyLost(reason) {
      log.error(reason.message)
      void end(1)
    },
  })
  open.push(() => database.stop())
  const { sealing } = database
  const standby =
    config.standby && watchStandby(config.standby.url, { ...config.standby, leaderUrl: database.url, log })
  if (standby) open.push(() => standby.stop())
  const clock = await startClock(database.pool, log)
  open.push(() => clock.stop())
  const live = followSettings(database.db, config, log)
  open.push(() => live.stop())
  const filling = { database, sealing, log, sample: config.sample, companies: config.sampleCompanies }
  const [built] = await Promise.all([buildAll(isDevelopment), fillWhenEmpty(filling)])
  await warmBeforeReady(database.url, log)
  const filesFolder = filesFolderOf(process.env, config.dataDir)
  if (filesFolder !== undefined) await closeFolder(filesFolder)
  const arriving = join(config.dataDir, 'uploads')
  await clearArrivals(arriving)
  const bringingIn = join(config.dataDir, 'importing')
  await clearArrivals(bringingIn)
  const channels = openChannels(config.channels, { db: database.db, sealing })
  const glance = watchGlance(metrics, { version: version.version, log })
  open.push(() => glance.stop())
  const backups = {
    url: database.url,
    folder: join(config.dataDir, 'backups'),
    filesFolder,
    hour: () => live.now().backupHour,
  }
  const app = await createServer({
    database,
    ...(standby && { standby }),
    sealing,
    storage: config.storage,
    arrivals: createArrivals(arriving),
    sms: config.sms,
    channels,
    log,
    tellAnswered(answered) {
      if (live.now().accessLines) log.answered(answered)
      metrics.answered(answered)
    },
    watchPool: metrics.watchPool,
    glance,
    backups: backupsOf(backups, log),
    version: version.version,
    isDevelopment,
    live: live.now,
    environment: config.environment,
    hsts: config.hsts,
    appCalls: config.appCalls,
    appLinks: config.appLinks,
    hosts: [...config.hosts, ...(config.wechat?.hosts ?? [])],
    docs: isDevelopment || config.docs,
    clock: clock.now,
    isEnding: () => isEnding,
    places: config.places,
    line: config.line,
    ...(config.wechat !== undefined && { wechat: config.wechat }),
    ...(config.sso !== undefined && { sso: config.sso }),
    ...built,
    ...(config.trustProxy !== undefined && { trustProxy: config.trustProxy }),
  })
  open.push(async () => {
    if (config.databaseUrl !== undefined) await delay(farewellMilliseconds)
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMilliseconds)
    await app.close()
    clearTimeout(cut)
  })
  if (isDevelopment) await serveSources(app)
  await app.listen({ port: config.port, host: config.host })
  const jobs = [
    personalData(database, { dataDir: config.dataDir, clock, log }),
    sweeping(database, config.storage, clock),
    predicting(database, log),
    predictingAsked(database, clock, log),
    following(database, clock),
    reminding(database, clock),
    noticing(database, clock),
    announcing(database, clock),
    endingCalls(database, clock),
    pooling(database, clock),
    measuring(database, clock),
    importing({
      ...database,
      dataDir: config.dataDir,
      storage: config.storage,
      arrivals: createArrivals(bringingIn),
      clock,
      log,
    }),
    readingFeeds(database, { live: live.now, folder: join(config.dataDir, 'feeds'), clock, log }),
    publishing(database, { folder: join(config.dataDir, 'articles'), clock, log }),
    findingPairs(database),
    retelling(database),
    delivering({ db: database.db, sealing, channels, log }, clock),
    webhooks({ db: database.db, sealing, live: live.now, clock, log }),
  ]
  const rounds = [
    await startJobs(database.url, jobs, log),
    startLinking(database, sealing, log),
    startSweepingArrivals(arriving, clock, log),
    scheduleBackups({ ...backups, log }),
  ]
  open.push(() => Promise.all(rounds.map((each) => each.stop())))
  const facts = factsOf(database.url)
  open.push(() => facts.end())
  metrics.readFacts(facts.read)
  if (standby) metrics.readLag(standby.lagSeconds)
  metrics.readBackup(() => latestBackup(backups.folder))
  const address = app.server.address()
  // PORT=0 takes any free one.
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host
  // For whoever started it, in every form of the log: people and programs wait for this line.
  process.stdout.write(`ready http://${shownHost}:${port}/h5/\n`)
  const forecasts = await forecastSample(database, { sample: config.sample, log })
  open.push(() => forecasts.stop())
}

/** One after the other: beside them an empty database is filled, and there may be two cores. */
async function buildAll(isDevelopment: boolean) {
  return { ...(isDevelopment ? {} : await buildApp(log)), ...(await buildConsole(log)) }
}

let isEnding = false

/** In order and within five seconds, at any moment of the start too; a second signal ends at once. */
async function end(code: number) {
  if (isEnding) process.exit(1)
  isEnding = true
  setTimeout(() => process.exit(1), 4_800).unref()
  for (const close of open.toReversed())
    await close().catch((error: unknown) => log.error(`while ending: ${messageOf(error)}`))
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!isEnding) log.info('ending …')
    void end(0)
  })

const serverCommand = command({
  takes: '[--dev]',
  says: 'the server; with --dev (npm run dev) the app comes from its sources, with hot reload',
  details:
    'Environment: docs/operating/settings.md lists every setting. A wrong one is refused before anything is made.',
  options: { dev: { type: 'boolean', default: false } },
  async run({ dev }) {
    try {
      await start(dev)
    } catch (error) {
      if (isEnding) return
      log.error(messageOf(error))
      await end(1)
    }
  },
})

await obey('npm start', serverCommand)
