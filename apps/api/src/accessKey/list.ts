import type { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { accessKeyScope } from '@zhzz/contract/accessKey/scope.ts'
import { ownKeys } from '#accessKey/ownKeys.ts'
import type { Handler } from '#context.ts'
import { rowLimit } from '#rowLimit.ts'

export const list: Handler<typeof accessKey.list> = async (_input, { db, viewer, now }) => {
  const rows = await ownKeys(db, viewer)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .select(['id', 'name', 'shown', 'level', 'domains', 'calls', 'permissions'])
    .select(['createdAt', 'expiresAt', 'previousUntil', 'usedAt', 'usedCall', 'usedNetwork'])
    .execute()
  return {
    keys: rows.map(({ createdAt, expiresAt, previousUntil, usedAt, ...row }) => ({
      ...row,
      ...accessKeyScope.parse(row),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      previousUntil: previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null,
      usedAt: usedAt?.toISOString() ?? null,
    })),
    most: await rowLimit(db, viewer, 'access_keys'),
  }
}
