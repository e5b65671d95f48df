import { writeSync } from 'node:fs'
import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'
import { createPool } from '#pool.ts'

/** For the tests to kill: eight writers that print each row's id once the server has acknowledged it. */
const server = await startServer({ dataDir: process.argv[2] ?? '', log: silent })
const pool = createPool(server.url, { log: silent })
await pool.query('create table if not exists acknowledged (id bigint generated always as identity)')

async function write(): Promise<never> {
  for (;;) {
    try {
      const { rows } = await pool.query('insert into acknowledged default values returning id')
      writeSync(1, `${rows[0].id}\n`)
    } catch {
      // The server was killed under us and comes back.
    }
  }
}

await Promise.all(Array.from({ length: 8 }, write))
