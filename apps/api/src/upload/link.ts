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

/**
 * The file as its viewers get it. A picture element sends no session, so a file of a tenant opens by a signed link that
 * only its viewers are given. The link is the same for a whole day, so that a phone keeps what it has loaded.
 */
export function fileOf(row: FileRow, sealing: Sealing, now: Date): StoredFile {
  const expires = (Math.floor(now.getTime() / 1000 / day) + 2) * day
  const pass = isPublic(row.scene) ? '' : `e=${expires}&s=${signatureOf(sealing, row.id, expires)}`
  const link = (query: string[]) => `${filePath}/${row.id}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const { id, width, height, size, durationMs } = row
  return {
    id,
    kind: row.kind === 'video' ? 'video' : 'picture',
    url: link(pass === '' ? [] : [pass]),
    thumbUrl: row.thumbKey === null ? null : link(pass === '' ? ['size=thumb'] : [pass, 'size=thumb']),
    width,
    height,
    size,
    durationSeconds: durationMs === null ? null : durationMs / 1000,
  }
}

/** Whether the link's `e` and `s` open the file now. */
export function opens(sealing: Sealing, id: string, e: string, s: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(e) || Number(e) * 1000 < now.getTime()) return false
  const right = Buffer.from(signatureOf(sealing, id, Number(e)))
  const given = Buffer.from(s)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Faces are shown wherever their owner is; nobody but the unguessable id opens them. */
export function isPublic(scene: string): boolean {
  return scene === 'avatar'
}

function signatureOf(sealing: Sealing, id: string, expires: number): string {
  return sealing.sign('file', `${id} ${expires}`).toString('base64url').slice(0, 32)
}
