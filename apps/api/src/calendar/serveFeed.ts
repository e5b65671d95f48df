import { feedPath } from '@zhzz/contract/calendar/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import type { FastifyInstance } from 'fastify'
import { feedEvents } from '#calendar/feedEvents.ts'
import { feedName } from '#calendar/feedWords.ts'
import { icsOf } from '#calendar/ics.ts'
import { keep, sendKept } from '#http/keptAnswers.ts'
import { Network } from '#http/network.ts'
import { withHead } from '#http/openApp.ts'
import { countVisitorCall } from '#http/rates.ts'
import { hashOfText } from '#http/session.ts'
import type { Running } from '#serve/serve.ts'

/** So often calendars are asked to come; many come when they like. */
const refreshHours = 1
const minute = 60_000

/** 订阅日历. Not a call: programs read it, with nothing but its address. */
export function serveFeeds(app: FastifyInstance, { database: { db }, deps, clock }: Running): void {
  app.get<{ Params: { file: string } }>(`${feedPath}/:file`, withHead, async (request, reply) => {
    const now = clock()
    countVisitorCall(deps, Network.of(request.ip), now)
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
    const feed = token === undefined ? undefined : await feedOf(token)
    // One that was ended and one that never was are told apart by nobody.
    if (feed === undefined) throw new Failure('notFound')
    const events = await feedEvents(db, feed, now)
    if (feed.fetchedAt === null || now.getTime() - feed.fetchedAt.getTime() > minute)
      // Worth no answer: where it cannot be written (a full disk), the next visit writes it.
      await note(feed.id, now, request.headers['user-agent'] ?? '').catch(() => null)
    const text = icsOf({ name: feedName(feed.locale), refreshHours }, events)
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    return sendKept(request, reply, keep(text), 'text/calendar; charset=utf-8')
  })

  /** Of a person who may still sign in. */
  async function feedOf(token: string) {
    return db
      .selectFrom('calendarFeed as feed')
      .innerJoin('subAccount as person', 'person.id', 'feed.subAccountId')
      .innerJoin('account', 'account.id', 'person.accountId')
      .where('feed.tokenHash', '=', hashOfText(token))
      .where('person.status', '=', 'active')
      .where('account.status', '=', 'active')
      .select(['feed.id', 'feed.subAccountId', 'feed.parts', 'feed.locale', 'feed.fetchedAt'])
      .executeTakeFirst()
  }

  async function note(id: string, fetchedAt: Date, program: string): Promise<void> {
    const fetchedBy = program.replace(/[^\x20-\x7e]/g, '').slice(0, 100)
    await db.updateTable('calendarFeed').set({ fetchedAt, fetchedBy }).where('id', '=', id).execute()
  }
}
