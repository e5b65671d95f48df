import { timingSafeEqual } from 'node:crypto'
import { filePath } from '@zhzz/contract/upload/calls.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'

const day = 24 * 3600

/** What of a row a link and its description need. */
export type FileRow = {
  id: string
  kind: string
  scene: string
  thumbKey: string | null
  width: number | null
  height: number | null
  durationMs: number | null
  size: number
}

/** For whom a link is made, when, and what signs it. */
export type Showing = { viewer: { subAccountId: string }; deps: { sealing: Sealing }; now: Date }

/**
 * The file as its viewers get it. A picture element sends no session, so a file of a tenant opens by a link that is
 * signed for one person, and only as long as they are active in that tenant. It is the same for a whole day, so that a
 * phone keeps what it has loaded.
 */
export function fileOf(row: FileRow, { viewer, deps, now }: Showing): StoredFile {
  const expires = (Math.floor(now.getTime() / 1000 / day) + 2) * day
  const pass = isPublic(row.scene)
    ? []
    : [
        `p=${viewer.subAccountId}`,
        `e=${expires}`,
        `s=${signatureOf(deps.sealing, row.id, viewer.subAccountId, expires)}`,
      ]
  const link = (query: string[]) => `${filePath}/${row.id}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const { id, width, height, size, durationMs } = row
  return {
    id,
    kind: row.kind === 'video' ? 'video' : 'picture',
    url: link(pass),
    thumbUrl: row.thumbKey === null ? null : link([...pass, 'size=thumb']),
    width,
    height,
    size,
    durationSeconds: durationMs === null ? null : durationMs / 1000,
  }
}

/** Whether the link's `p`, `e` and `s` were signed together by us, and its time is not over. */
export function isSigned(
  sealing: Sealing,
  id: string,
  { p, e, s }: { p: string; e: string; s: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(e) || Number(e) * 1000 < now.getTime()) return false
  const right = Buffer.from(signatureOf(sealing, id, p, Number(e)))
  const given = Buffer.from(s)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Faces are shown wherever their owner is; nobody but the unguessable id opens them. */
export function isPublic(scene: string): boolean {
  return scene === 'avatar'
}

/** Licences and letters of 企业认证: nobody but the owner of the tenant opens them. */
export function isOwners(scene: string): boolean {
  return scene === 'authentication'
}

function signatureOf(sealing: Sealing, id: string, subAccountId: string, expires: number): string {
  return sealing.sign('file', `${id} ${subAccountId} ${expires}`).toString('base64url').slice(0, 32)
}
