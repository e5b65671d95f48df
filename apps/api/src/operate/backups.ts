import { hostname } from 'node:os'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

const day = 86_400_000

export const backups: Handler<typeof operate.backups> = async (_input, { db, deps, now }) => {
  const list = await deps.backups.list()
  const drills = await db
    .selectFrom('restoreDrill')
    .selectAll()
    .orderBy('notedAt', 'desc')
    .limit(20)
    .execute()
  const newest = list[0]?.writtenAt.getTime() ?? 0
  return {
    host: hostname(),
    folder: deps.backups.folder,
    list: list.map(({ writtenAt, ...backup }) => ({ ...backup, writtenAt: writtenAt.toISOString() })),
    isLate: now.getTime() - newest > day,
    ...deps.backups.state(),
    drills: drills.map(({ notedAt, ...drill }) => ({ ...drill, notedAt: notedAt.toISOString() })),
  }
}
