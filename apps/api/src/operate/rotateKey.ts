import { whereByEnvironment } from '@zhzz/db/backup/fromEnvironment.ts'
import { command } from '@zhzz/db/command.ts'
import { findServer } from '@zhzz/db/findServer.ts'
import { rotateKey } from '@zhzz/db/key/rotateKey.ts'
import { migrate } from '@zhzz/db/migrate.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { operatorOf } from '#operate/operation.ts'
import { keep } from '#security/entry.ts'

/** `npm run admin -- rotate-key`. Unlike the operations it wants the database for itself. */
export const rotateKeyCommand = command({
  takes: '',
  says: 'gives the database another key, while every server is stopped; killed in the middle, it goes on when run again',
  details: `Every contact and number is sealed anew, open SMS codes end. The old key is kept beside the new one, for older backups. Where
SECRET_KEY is set, set NEW_SECRET_KEY too (openssl rand -base64 32), and SECRET_KEY to it when it is done.`,
  options: {},
  async run(_values, _words, name) {
    const where = whereByEnvironment()
    const server = await findServer({ ...where, existing: true })
    try {
      await migrate(server.url, { log: where.log })
      const { SECRET_KEY: secretKey, NEW_SECRET_KEY: newSecretKey } = process.env
      const rotated = await rotateKey(
        server.url,
        { dataDir: where.dataDir, secretKey, newSecretKey },
        where.log,
      )
      console.log(rotated.said)
      await keepInLog(server.url, rotated.sealing, name)
    } finally {
      await server.stop()
    }
  },
})

async function keepInLog(url: string, sealing: Sealing, name: string): Promise<void> {
  const pool = createPool(url, { max: 1 })
  const call = name.split(' -- ').at(-1) ?? name
  await keep(wrap(pool, url).db, sealing, { event: 'operate', call, result: 'done', operator: operatorOf() })
  await pool.end()
}
