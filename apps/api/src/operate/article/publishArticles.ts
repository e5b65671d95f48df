import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { articleKey } from '#operate/article/articleKey.ts'

type Publishing = {
  db: Kysely<DB>
  /** Where an article lies while it is brought in. */
  folder: string
  /** Brings a file in as news; rejects where it cannot. */
  bringIn(path: string): Promise<void>
  log: Log
  now: Date
  signal?: AbortSignal
}

/** What could not be published is tried again after so long. */
const againMilliseconds = 600_000

/**
 * Brings in what is due, each by the import of 资讯, which cleans its text and finds whom it names. That it was is kept
 * afterwards: a round that dies brings it in again, and finds it unchanged. Resolves with how many were.
 */
export async function publishArticles(publishing: Publishing): Promise<number> {
  const { db, log, now, signal } = publishing
  let published = 0
  for (;;) {
    const due = signal?.aborted ? undefined : await nextDue(db, now)
    if (due === undefined) return published
    const { id, version } = due
    try {
      await bringOneIn(publishing, due)
      await keepPublished(db, id, version)
      published++
    } catch (error) {
      if (signal?.aborted) return published
      const failure = messageOf(error).slice(0, 300)
      log.warn(`the article ${id}: ${failure}`)
      await db.updateTable('article').set({ failure, failedAt: now }).where('id', '=', id).execute()
    }
  }
}

type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>

function nextDue(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('article')
    .innerJoin('articleVersion as said', (join) =>
      join.onRef('said.articleId', '=', 'article.id').onRef('said.version', '=', 'article.version'),
    )
    .where('article.state', 'in', ['scheduled', 'published'])
    .where('article.publishAt', '<=', now)
    .whereRef('article.publishedVersion', 'is distinct from', 'article.version')
    .where((row) =>
      row.or([
        row('article.failedAt', 'is', null),
        row('article.failedAt', '<', new Date(now.getTime() - againMilliseconds)),
      ]),
    )
    .orderBy('article.publishAt')
    .orderBy('article.id')
    .limit(1)
    .select(['article.id', 'article.version', 'article.publishAt'])
    .select(['said.title', 'said.summary', 'said.content', 'said.category', 'said.tags', 'said.coverUrl'])
    .select(['said.publisher', 'said.author', 'said.originUrl', 'said.isTop'])
    .executeTakeFirst()
}

async function bringOneIn({ folder, bringIn }: Publishing, due: Due): Promise<void> {
  const { id, publishAt, title, summary, content, category, tags, coverUrl, publisher, author } = due
  const row = {
    guid: articleKey(id),
    title,
    summary,
    content,
    category,
    tags: tags.join('；'),
    cover: coverUrl ?? '',
    publisher,
    author,
    url: due.originUrl ?? '',
    published: publishAt?.toISOString() ?? '',
    isTop: due.isTop ? '1' : '0',
    数据来源: publisher,
  }
  const path = join(folder, `article-${id}.ndjson`)
  try {
    await writeFile(path, `${JSON.stringify(row)}\n`, { mode: 0o600 })
    await bringIn(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Of what was withdrawn meanwhile nothing stays. */
async function keepPublished(db: Kysely<DB>, id: string, version: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { state } = await tx
      .selectFrom('article')
      .where('id', '=', id)
      .forUpdate()
      .select('state')
      .executeTakeFirstOrThrow()
    const key = articleKey(id)
    if (state === 'withdrawn') {
      await tx.deleteFrom('news').where('naturalKey', '=', key).execute()
      return
    }
    const kept = await tx.selectFrom('news').where('naturalKey', '=', key).select('id').executeTakeFirst()
    if (kept === undefined) throw new Error('the import has rejected it')
    await tx
      .updateTable('article')
      .set({ state: 'published', publishedVersion: version, failure: null, failedAt: null })
      .where('id', '=', id)
      .execute()
  })
}
