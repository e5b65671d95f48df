import { searchCompanies } from '@zhzz/api/company/find/searchCompanies.ts'
import { createSearchPool } from '@zhzz/api/company/find/searching.ts'
import { connect } from '@zhzz/db/pool.ts'
import { warmSearch } from '@zhzz/db/warmSearch.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { forgetFiles } from '#load/forgetFiles.ts'
import { closedLoop, type Latency } from '#search/closedLoop.ts'
import type { Asked } from '#search/queryMix.ts'

const minute = 60

/**
 * The first minute of searches after the machine has started: the database's files are in no memory. Without and with
 * what the server does at its start (start/warming.ts), then a minute more, which is warm.
 */
export async function searchAfterRestart(
  name: string,
  asked: readonly Asked[],
  connections: number,
  keep: boolean,
) {
  const table: Record<string, Latency> = {}
  for (const isWarmed of [false, true]) {
    const database = await afterRestart(name)
    const searching = createSearchPool(database.url, { statementTimeout: 0 })
    try {
      if (isWarmed) {
        const client = await connect(database.url)
        const { megabytes, left, seconds } = await warmSearch(client)
        await client.end()
        console.log(
          `${megabytes.toFixed(0)} MB read into memory in ${seconds.toFixed(1)} s, ${left.toFixed(0)} MB left`,
        )
      }
      const search = ({ keyword }: Asked) =>
        searchCompanies(
          { db: database.db, searching },
          { keyword, filters: {}, sort: 'relevance', at: null, limit: 20 },
        )
      const first = isWarmed ? 'first minute' : 'first minute, nothing read before'
      table[first] = (await closedLoop(asked, connections, minute, search)).all
      if (isWarmed) table['a later minute'] = (await closedLoop(asked, connections, minute, search)).all
    } finally {
      await searching.end()
      await database.end(keep || !isWarmed)
    }
  }
  console.log('\nafter a restart with nothing of the database in memory, milliseconds of the whole call')
  console.table(table)
}

async function afterRestart(name: string) {
  const before = await benchDatabase(name, { keep: true })
  const { folder } = before
  await before.end()
  if (folder === undefined) throw new Error('only the embedded server can be restarted by the bench')
  forgetFiles(folder)
  return await benchDatabase(name, { keep: true })
}
