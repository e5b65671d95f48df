import { backUpNow, listBackups, type Schedule } from '@zhzz/db/backup/scheduleBackups.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { Backups } from '#outside/backups.ts'

/** Backups as an operator asks for them, into the folder of the nightly ones. */
export function backupsOf(schedule: Schedule, log: Log): Backups {
  let isUnderWay = false
  let failure: string | null = null
  const write = async () => {
    try {
      log.info(`backup written: ${await backUpNow(schedule)}`)
      failure = null
    } catch (error) {
      failure = messageOf(error)
      log.error(`no backup was written: ${failure}`)
    } finally {
      isUnderWay = false
    }
  }
  return {
    folder: schedule.folder,
    list: () => listBackups(schedule.folder),
    begin() {
      if (isUnderWay) return false
      isUnderWay = true
      void write()
      return true
    },
    state: () => ({ isUnderWay, failure }),
  }
}
