import { type Command, command, wholeNumber } from '@zhzz/db/command.ts'
import type { ClientBase } from 'pg'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { refreshCounters } from '#counters.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { partCompanies } from '#join/partCompanies.ts'
import { by, idOf, person } from '#join/said.ts'
import { waitingCandidates } from '#join/waitingCandidates.ts'
import { inTransaction, withClient } from '#join/withClient.ts'

async function mayJoin(client: ClientBase, ids: readonly [string, string], hasTwoCodes: boolean) {
  const { rows } = await client.query<{ code: string | null }>(
    `select unified_social_credit_code as code from company where merged_into_id is null and id = any ($1) for update`,
    [ids],
  )
  if (rows.length !== 2) throw new Error('there are no such two companies that stand by themselves')
  if (rows.every(({ code }) => code !== null) && !hasTwoCodes)
    throw new Error(
      'each has a credit code, so they are two in the register: if one of the codes is wrong, say --two-codes',
    )
}

/** What an operator does with companies: who is who. */
export const joinCommands: Readonly<Record<string, Command>> = {
  candidates: command({
    takes: '[--limit 50] [--after ID]',
    says: 'companies known only from lists, and whom they may be: the likeliest first of each',
    options: { limit: { type: 'string', default: '50' }, after: { type: 'string' } },
    async run({ limit, after }) {
      const most = wholeNumber('--limit', limit, 1, 1_000)
      const from = after === undefined ? undefined : idOf(after, '--after')
      await withClient(async (client) => {
        for (const line of await waitingCandidates(client, most, from)) console.log(line)
      })
    },
  }),
  join: command({
    takes: '<company> <company that stays> --by NAME [--two-codes]',
    says: 'joins a company to another: entries, records, contacts, follow-ups, unlocks go over; its own facts stay its own',
    options: { ...by, 'two-codes': { type: 'boolean', default: false } },
    words: 2,
    async run(values, [from, to]) {
      const [fromId, toId, toldBy] = [idOf(from, 'the company'), idOf(to, 'the other'), person(values.by)]
      await withClient(async (client) => {
        await inTransaction(client, async () => {
          await mayJoin(client, [fromId, toId], values['two-codes'])
          const joined = await joinCompanies(client, [{ fromId, toId, score: null, reasons: [], toldBy }])
          await rewriteSearchRows(client, joined, await tierBounds(client))
        })
        await refreshCounters(client)
        const { rows } = await client.query<{ id: string }>(
          'select id from company_join where from_id = $1 and parted_at is null',
          [fromId],
        )
        console.log(`joined; to take it back: npm run import -- part ${rows[0]?.id} --by NAME`)
      })
    },
  }),
  part: command({
    takes: '<join> --by NAME',
    says: 'parts what was joined: what went over comes back, what was written since stays; no rule joins the two again',
    options: by,
    words: 1,
    async run(values, [join]) {
      const [joinId, partedBy] = [idOf(join, 'the join'), person(values.by)]
      await withClient(async (client) => {
        await inTransaction(client, async () => {
          const pair = await partCompanies(client, joinId, partedBy)
          if (pair === null) throw new Error('there is no such join, or it is parted already')
          await rewriteSearchRows(client, [pair.fromId, pair.toId], await tierBounds(client))
        })
        await refreshCounters(client)
        console.log('parted')
      })
    },
  }),
}
