import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { Unanswerable } from '#operate/unanswerable.ts'
import type { Storage } from '#outside/storage.ts'

type Asked = {
  request: number
  /** Folder that the pictures are written to, null: they are not. */
  pictures: string | null
  storage: Storage
}

/** What was handed in and what the register says of the credit code; rejects when there is no such request. */
export async function handedIn(db: Kysely<DB>, request: number) {
  const asked = await db
    .selectFrom('authentication')
    .where('requestNo', '=', request)
    .selectAll()
    .executeTakeFirst()
  if (asked === undefined) throw new Unanswerable('notFound', `there is no request ${request}`)
  const known = await db
    .selectFrom('company')
    .where('unifiedSocialCreditCode', '=', asked.unifiedSocialCreditCode)
    .limit(1)
    .select(['name', 'legalRepresentative', 'registeredAddress', 'registrationStatus'])
    .executeTakeFirst()
  return { asked, known }
}

/** Where the bytes of a picture lie; null: none was handed in, or it is gone. */
export async function keyOfPicture(db: Kysely<DB>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const file = await db.selectFrom('uploadFile').where('id', '=', id).select('key').executeTakeFirst()
  return file?.key ?? null
}

/** The same as lines: `≠` marks what differs. The telephone stands there in clear. */
export async function showAuthentication(
  db: Kysely<DB>,
  sealing: Sealing,
  { request, pictures, storage }: Asked,
): Promise<string> {
  const { asked, known } = await handedIn(db, request)
  const compared = (label: string, typed: string, registered: string | null | undefined) =>
    `${label.padEnd(11)} ${typed}${registered && registered !== typed ? `  ≠ ${registered}` : ''}`
  const phone = asked.applicantPhoneEnc === null ? '' : sealing.decrypt(asked.applicantPhoneEnc)
  const lines = [
    `request     ${request} ${asked.state}, ${asked.submittedAt.toISOString()}`,
    compared('company', asked.companyName, known?.name),
    `code        ${asked.unifiedSocialCreditCode}${known === undefined ? '  not in the register' : `  ${known.registrationStatus ?? ''}`}`,
    compared('legal rep.', asked.legalRepresentative, known?.legalRepresentative),
    compared('address', asked.address, known?.registeredAddress),
    `applicant   ${[asked.applicantName, asked.applicantPosition, asked.applicantRole, phone].filter((part) => part !== '').join(', ')}`,
    ...(asked.reason === '' ? [] : [`reason      ${asked.reason}`]),
  ]
  if (pictures === null) return lines.join('\n')
  await mkdir(pictures, { recursive: true, mode: 0o700 })
  for (const [what, id] of [
    ['licence', asked.licenseFileId],
    ['letter', asked.letterFileId],
  ] as const) {
    const key = await keyOfPicture(db, id)
    if (key === null) continue
    const path = join(pictures, `${request}-${what}.webp`)
    await pipeline(await storage.get(key), createWriteStream(path, { mode: 0o600 }))
    lines.push(`${what.padEnd(11)} ${path}`)
  }
  return lines.join('\n')
}
