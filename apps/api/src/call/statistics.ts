import type { call } from '@zhzz/contract/call/calls.ts'
import { answeredResults } from '@zhzz/contract/call/choices.ts'
import { callStatistics } from '@zhzz/contract/call/statistics.ts'
import { type RawBuilder, sql } from 'kysely'
import { readableCalls } from '#call/records.ts'
import type { Handler } from '#context.ts'
import { isKept } from '#member/teamFollowUp.ts'

/** Groups of one kind that are shown; the rest is in the whole. */
const mostGroups = 50

const calls = sql<number>`count(*)::int`
const answered = sql<number>`(count(*) filter (where call_record.result in (${sql.join([...answeredResults])})))::int`
const inShanghai = sql`call_record.started_at at time zone 'Asia/Shanghai'`

export const statistics: Handler<typeof call.statistics> = async (asked, { db, viewer }) => {
  const counted = () =>
    readableCalls(db, viewer, asked)
      .select([calls.as('calls'), answered.as('answered')])
      .limit(mostGroups)
  const by = async (key: RawBuilder<string | number>) =>
    counted().select(key.as('key')).groupBy(key).orderBy(key, 'desc').limit(366).execute()

  const whole = await counted()
    .select([
      sql<number>`(count(*) filter (where call_record.result is null))::int`.as('unsaid'),
      sql<number>`count(distinct call_record.company_id)::int`.as('companies'),
      sql<number>`(count(*) filter (where exists (select from follow_up
        where follow_up.call_id = call_record.id and ${isKept})))::int`.as('followedUp'),
      sql<number | null>`sum(call_record.talk_seconds)::int`.as('talkSeconds'),
      sql<number>`count(call_record.talk_seconds)::int`.as('measured'),
    ])
    .executeTakeFirstOrThrow()
  const days = await by(sql<string>`(${inShanghai})::date::text`)
  const hours = await by(sql<number>`extract(hour from ${inShanghai})::int`)
  const results = await readableCalls(db, viewer, asked)
    .groupBy('callRecord.result')
    .orderBy(calls, 'desc')
    .select(['callRecord.result', calls.as('calls')])
    .execute()
  const members = await counted()
    .leftJoin('subAccount as person', 'person.id', 'callRecord.subAccountId')
    .groupBy(['callRecord.subAccountId', 'person.realName'])
    .orderBy(calls, 'desc')
    .select(['callRecord.subAccountId as id', 'person.realName as name'])
    .execute()
  const editions = await counted()
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'callRecord.editionId')
    .groupBy(['edition.id', 'edition.name'])
    .orderBy(calls, 'desc')
    .select(['edition.id', 'edition.name'])
    .execute()
  return callStatistics.parse({
    ...whole,
    days: days.map(({ key, ...count }) => ({ day: key, ...count })),
    hours: hours.map(({ key, ...count }) => ({ hour: key, ...count })).toReversed(),
    results,
    members,
    editions,
  })
}
