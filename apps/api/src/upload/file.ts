import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Input } from '@zhzz/contract/endpoint.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { maxVideoSeconds } from '@zhzz/contract/upload/limits.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type Outside, onItsOwn } from '#serve/steps.ts'
import { fileOf } from '#upload/link.ts'
import { remake } from '#upload/picture.ts'
import { giveBytesBack, takeBytes, uploadsUsedUp } from '#upload/quota.ts'
import { type Received, receive } from '#upload/receive.ts'
import { videoDuration } from '#upload/videoDuration.ts'

const hour = 3600 * 1000
/** Milliseconds that looking at a film may take. */
const deadline = 10_000

export const file = onItsOwn(upload.file, keep)

async function keep(input: Input<typeof upload.file>, context: Outside<typeof upload.file>) {
  const { db, deps, viewer, now, body, fail } = context
  const known = await findFile(db, viewer.subAccountId, input.clientUid)
  if (known !== undefined) {
    body.resume()
    return fileOf(known, context)
  }
  await deps.limits.take('uploadPersonHour', viewer.subAccountId)
  const usedUp = await uploadsUsedUp(db, viewer, now)
  if (usedUp !== null) throw fail('uploadsUsedUp', { megabytes: usedUp })
  const arrival = await deps.arrivals.begin(viewer.subAccountId)
  try {
    const received = await receive(body, arrival)
    if (received.kind === 'video' && input.scene !== 'followUp') throw fail('unsupportedFile')
    const { objects, ...made } = received.kind === 'picture' ? await picture(received) : await video(received)
    if (made.durationMs !== null && made.durationMs > maxVideoSeconds * 1000) throw fail('videoTooLong')
    const bytes = made.size + (made.thumbSize ?? 0)
    if (!(await takeBytes(db, viewer, bytes, now))) throw fail('uploadsUsedUp')
    let isKept = false
    try {
      const id = randomUUID()
      const month = now.toISOString().slice(0, 7).replace('-', '/')
      const keyed = objects.map((object) => ({ ...object, key: `${month}/${id}${object.ending}` }))
      const dueAt = new Date(now.getTime() + hour)
      await db
        .insertInto('uploadRemoval')
        .values(keyed.map(({ key }) => ({ key, dueAt })))
        .execute()
      for (const { key, path, mime } of keyed) await deps.storage.put(key, path, mime)
      const [main, thumb] = keyed
      if (main === undefined) throw fail('unsupportedFile')
      const row = await db.transaction().execute(async (db) => {
        const row = await db
          .insertInto('uploadFile')
          .values({
            ...made,
            id,
            tenantId: viewer.tenantId,
            subAccountId: viewer.subAccountId,
            clientUid: input.clientUid,
            scene: input.scene,
            kind: received.kind,
            key: main.key,
            thumbKey: thumb?.key ?? null,
            mime: main.mime,
            name: input.name,
            createdAt: now,
          })
          .onConflict((conflict) => conflict.columns(['subAccountId', 'clientUid']).doNothing())
          .returningAll()
          .executeTakeFirst()
        const keys = keyed.map(({ key }) => key)
        if (row !== undefined) await db.deleteFrom('uploadRemoval').where('key', 'in', keys).execute()
        return row
      })
      isKept = row !== undefined
      // The same upload came a second time while this one was under way; these objects go, the others stay.
      const kept = row ?? (await findFile(db, viewer.subAccountId, input.clientUid))
      if (kept === undefined) throw fail('busy')
      return fileOf(kept, context)
    } finally {
      if (!isKept) await giveBytesBack(db, viewer, bytes, now)
    }
  } finally {
    await arrival.forget()
  }

  async function picture({ path }: Received) {
    const target = join(dirname(path), 'picture.webp')
    const thumb = join(dirname(path), 'thumb.webp')
    const { thumbSize, ...made } = await remake(viewer.subAccountId, path, target, thumb)
    const mime = 'image/webp'
    const objects = [
      { path: target, ending: '.webp', mime },
      { path: thumb, ending: '.thumb.webp', mime },
    ]
    return { ...made, thumbSize, durationMs: null, objects }
  }

  async function video({ path, size }: Received) {
    const signal = AbortSignal.any([context.gone, AbortSignal.timeout(deadline)])
    const durationMs = await videoDuration(path, signal).catch((error: unknown) => {
      throw signal.aborted ? fail('busy') : error
    })
    if (durationMs === null) throw fail('unsupportedFile')
    const objects = [{ path, ending: '.mp4', mime: 'video/mp4' }]
    return { size, thumbSize: null, width: null, height: null, durationMs, objects }
  }
}

function findFile(db: Kysely<DB>, subAccountId: string, clientUid: string) {
  return db
    .selectFrom('uploadFile')
    .where('subAccountId', '=', subAccountId)
    .where('clientUid', '=', clientUid)
    .selectAll()
    .executeTakeFirst()
}
