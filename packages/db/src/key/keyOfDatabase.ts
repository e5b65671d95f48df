import type { KeyAt } from '#key/keyFile.ts'
import { checkKey } from '#key/openSealing.ts'
import { connect } from '#pool.ts'

/** For a command: the key that is here, held against the database, which is not changed. Undefined: it has none yet. */
export async function keyOfDatabase(url: string, dataDir: string): Promise<KeyAt | undefined> {
  const client = await connect(url)
  try {
    return (await checkKey(client, { dataDir, secretKey: process.env['SECRET_KEY'] }))?.key
  } finally {
    await client.end()
  }
}
