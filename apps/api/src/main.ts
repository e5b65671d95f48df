import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scheduleBackups } from '@zhzz/db/backup/scheduleBackups.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { openSealing } from '@zhzz/db/sealed.ts'
import { readConfig } from '#config.ts'
import { sweepKeys } from '#once.ts'
import { createServer } from '#server.ts'
import { consoleSms } from '#sms.ts'
import { builtApp } from '#start/builtApp.ts'
import { firstFill } from '#start/firstFill.ts'
import { hotApp } from '#start/hotApp.ts'

const log = console

/** Starts everything and resolves with what ends it, within five seconds. */
async function start(isDevelopment: boolean): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  const appFolder = isDevelopment ? undefined : await builtApp(log)
  const sealing = await openSealing(config.dataDir)
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log })
  try {
    await firstFill(database, { sealing, log, companies: config.sample ? config.sampleCompanies : 0 })
    const app = await createServer({
      database,
      sealing,
      sms: consoleSms,
      log,
      limitPoints: config.limits,
      appFolder,
      trustProxy: config.trustProxy,
      hsts: config.hsts,
      isDevelopment,
    })
    const endHotApp = isDevelopment ? await hotApp(app) : async () => {}
    await app.listen({ port: config.port, host: config.host })
    const backups = scheduleBackups({ url: database.url, folder: join(config.dataDir, 'backups'), log })
    const sweep = setInterval(() => {
      sweepKeys(database.db, new Date()).catch((error: unknown) => log.warn(`old keys stay: ${String(error)}`))
    }, 3600_000)
    const { port } = { ...config, ...addressOf(app.server.address()) }
    log.info(`ready http://${config.host}:${port}/h5/`)
    return async () => {
      clearInterval(sweep)
      backups.stop()
      await endHotApp()
      await app.close()
      await database.stop()
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The port that was really taken, when 0 asked for any. */
function addressOf(address: ReturnType<import('node:net').Server['address']>): { port?: number } {
  return typeof address === 'object' && address !== null ? { port: address.port } : {}
}

function endOn(stop: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), 4_800).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(String(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
try {
  endOn(await start(values.dev))
} catch (error) {
  log.error(sentenceOf(error))
  process.exit(1)
}

/** What went wrong, for the person at the terminal. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is taken by another program: end that one, or choose another with PORT=8081 npm start.'
  return error.message
}
