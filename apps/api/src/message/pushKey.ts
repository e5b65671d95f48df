import { generateKeyPairSync } from 'node:crypto'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'

/** The point as browsers take it, base64url; the private key as a JWK. */
export type PushKey = { publicKey: string; privateKey: string }

/** What this deployment is known by to push services; the first who asks makes it, for all nodes. */
export async function pushKeyOf(db: Kysely<DB>, sealing: Sealing): Promise<PushKey> {
  const kept = await read(db)
  if (kept !== undefined) return { publicKey: kept.publicKey, privateKey: sealing.decrypt(kept.privateEnc) }
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.concat([
    Buffer.of(4),
    ...[jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url')),
  ]).toString('base64url')
  await db
    .insertInto('pushKey')
    .values({ publicKey, privateEnc: sealing.encrypt(JSON.stringify(jwk)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return pushKeyOf(db, sealing)
}

function read(db: Kysely<DB>) {
  return db.selectFrom('pushKey').select(['publicKey', 'privateEnc']).executeTakeFirst()
}
