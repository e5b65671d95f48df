import { type Command, command, Misuse, wholeNumber } from '@zhzz/db/command.ts'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { refreshCounters } from '#counters.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { partCompanies } from '#join/partCompanies.ts'
import { waitingCandidates } from '#join/waitingCandidates.ts'
import { inTransaction, withClient } from '#join/withClient.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function idOf(word: string | undefined, what: string): string {
  if (word === undefined || !uuid.test(word))
    throw new Misuse(`${what} is missing: an id as \`candidates\` prints it`)
  return word.toLowerCase()
}

const by = { by: { type: 'string' } } as const

function person(by: string | undefined): string {
  if (by === undefined || by.trim() === '') throw new Misuse('--by NAME: who says so?')
  return by.trim()
}

/** What an operator does with companies that are known from lists: who is who. */
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
    takes: '<list company> <company> --by NAME',
    says: 'joins a company known only from lists to another: entries, contacts, follow-ups, unlocks go over',
    options: by,
    words: 2,
    async run(values, [from, to]) {
      const [fromId, toId, toldBy] = [
        idOf(from, 'the list company'),
        idOf(to, 'the company'),
        person(values.by),
      ]
      await withClient(async (client) => {
        await inTransaction(client, async () => {
          const { rows } = await client.query<{ id: string }>(
            `select id from company where merged_into_id is null and (id = $2 or (id = $1 and known_from = 'list'))`,
            [fromId, toId],
          )
          if (rows.length !== 2)
            throw new Error(
              'there are no such two companies, the first known only from lists, that stand by themselves',
            )
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
