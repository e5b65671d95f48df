import type { ClientBase, Pool } from 'pg'
import { inTransaction } from '#join/withClient.ts'

/** What `work` gives in a transaction of its own, as a call has one. */
export async function within<Result>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const done: Result[] = []
    await inTransaction(client, async () => void done.push(await work(client)))
    const [result] = done
    if (result === undefined) throw new Error('nothing was done')
    return result
  } finally {
    client.release(true)
  }
}
