import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBeside } from '#backup/keepFiles.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import { diskState } from '#diskState.ts'
import { every, type Rounds } from '#every.ts'
import type { Log } from '#log.ts'

const kept = 14
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Of Shanghai. */
const usualHour = 2
/** Shanghai is ahead of UTC, and has no summer time. */
const hoursAhead = 8
const suffix = '.backup.gz'

/** `filesFolder`: pictures and videos that lie on this machine. */
export type Schedule = {
  url: string
  folder: string
  filesFolder: string | undefined
  /** Of Shanghai, at which it is written; may change. */
  hour?: () => number
}

/** A backup every night, at 02:00 Shanghai time where nothing else is said, the last 14 kept; soon after the start when a night was missed. */
export function scheduleBackups({ log, ...schedule }: Schedule & { log: Log }): Rounds {
  return every('no backup was written', minute, backUpWhenDue(schedule, log), { log })
}

/** A look at the clock: `now` tells the time. After a failure the next try is an hour later. */
export function backUpWhenDue(schedule: Schedule, log: Log, now = () => new Date()): () => Promise<void> {
  let due: Date | undefined
  let dueBy: number | undefined
  return async () => {
    const at = schedule.hour?.() ?? usualHour
    if (at !== dueBy) due = undefined
    dueBy = at
    due ??= nextBackup(now(), await latestBackup(schedule.folder), at)
    if (now() < due) return
    due = new Date(now().getTime() + hour)
    log.info(`backup written: ${await backUpNow(schedule, now())}`)
    due = undefined
  }
}

/** Writes a backup named after the moment and removes the oldest beyond the last 14. */
export async function backUpNow({ url, folder, filesFolder }: Schedule, now = new Date()): Promise<string> {
  const file = join(folder, backupName(now))
  const written = await backups(folder)
  if (written.length > 0 && (await diskState(folder)).low) throw new Error('the disk is nearly full')
  await writeBackup(url, file, { filesFolder })
  for (const old of (await backups(folder)).slice(0, -kept)) {
    await rm(filesBeside(join(folder, old)), { recursive: true, force: true })
    await rm(join(folder, old))
  }
  return file
}

/** In Shanghai's time, so that names sort by age and read as the operator's clock. */
export function backupName(now: Date): string {
  const local = new Date(now.getTime() + 8 * hour).toISOString()
  return `zhzz-${local.slice(0, 19).replaceAll(':', '')}${suffix}`
}

/** Five minutes from now when the latest is over a day old, else when that hour of Shanghai comes next. */
export function nextBackup(now: Date, latest: Date | undefined, at = usualHour): Date {
  if (latest && now.getTime() - latest.getTime() > day) return new Date(now.getTime() + hour / 12)
  const next = new Date(now)
  next.setUTCHours((at + 24 - hoursAhead) % 24, 0, 0, 0)
  return next > now ? next : new Date(next.getTime() + day)
}

/** When the newest backup in the folder was written. */
export async function latestBackup(folder: string): Promise<Date | undefined> {
  const name = (await backups(folder)).at(-1)
  return name === undefined ? undefined : (await stat(join(folder, name))).mtime
}

/** What lies in the folder, the newest first. */
export async function listBackups(folder: string) {
  const names = (await backups(folder)).toReversed()
  return Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name))
      return { name, bytes: size, writtenAt: mtime }
    }),
  )
}

/** Oldest first; only files that we named. */
async function backups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.startsWith('zhzz-') && name.endsWith(suffix)).sort()
}
