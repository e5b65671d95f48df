import { type Command, command, wholeNumber } from '@zhzz/db/command.ts'
import { type Hindrance, joinByWord, partByWord } from '#join/byWord.ts'
import { by, idOf, person } from '#join/said.ts'
import { waitingCandidates } from '#join/waitingCandidates.ts'
import { inTransaction, withClient } from '#join/withClient.ts'

const why: Record<Hindrance, string> = {
  gone: 'there are no such two companies that stand by themselves',
  twoCodes:
    'each has a credit code, so they are two in the register: if one of the codes is wrong, say --two-codes',
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
          const joined = await joinByWord(client, { fromId, toId, hasTwoCodes: values['two-codes'], toldBy })
          if ('hindrance' in joined) throw new Error(why[joined.hindrance])
          console.log(`joined; to take it back: npm run import -- part ${joined.joinId} --by NAME`)
        })
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
          if ((await partByWord(client, joinId, partedBy)) === null)
            throw new Error('there is no such join, or it is parted already')
        })
        console.log('parted')
      })
    },
  }),
}
