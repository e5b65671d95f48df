import { join } from 'node:path'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { maxImportBytes } from '@zhzz/contract/operate/imports.ts'
import { v7 as uuid } from 'uuid'
import { signedBy } from '#http/operatorSession.ts'
import { onItsOwn } from '#serve/steps.ts'
import { bodyToFile } from '#upload/bodyToFile.ts'

/** Files may hold what people gave in confidence: they do not lie about. */
const keptMilliseconds = 7 * 86_400_000

export const uploadImport = onItsOwn(
  operate.uploadImport,
  async ({ name }, { db, deps, operator, now, body, fail }) => {
    const arrival = await deps.arrivals.begin(operator.id)
    try {
      const path = join(arrival.folder, 'file')
      const size = await bodyToFile(body, path, { arrival, most: () => maxImportBytes })
      if (size === 0) throw fail('unsupportedFile')
      const id = uuid()
      const key = `imports/${id}`
      const dueAt = new Date(now.getTime() + keptMilliseconds)
      await db.insertInto('uploadRemoval').values({ key, dueAt }).execute()
      await deps.storage.put(key, path, 'application/octet-stream')
      await db
        .insertInto('importFile')
        .values({ id, name, key, size, operator: signedBy(operator), createdAt: now })
        .execute()
      return { id, size }
    } finally {
      await arrival.forget()
    }
  },
)
