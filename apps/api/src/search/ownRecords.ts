import { followTarget } from '@zhzz/contract/followUp/calls.ts'
import type { OwnRecord } from '@zhzz/contract/search/ownRecord.ts'
import { type ContactType, foldContact } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { pieceOf } from '@zhzz/search/query/snippet.ts'
import { type Kysely, sql } from 'kysely'
import { likeWord, marksOf, wordsOf } from '#exhibition/keywordHit.ts'
import type { Viewer } from '#http/session.ts'
import { heldUnlocks } from '#member/heldUnlock.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

type Asked = { keyword: string; viewer: Viewer | null; now: Date }

const most = 5
/** Of contacts whose last four digits are right; each is opened to compare the others. */
const mostOpened = 300
const handles = ['email', 'wechat', 'qq'] as const satisfies readonly ContactType[]

/**
 * Whose number, name or word this is among what the viewer's own team holds: contacts of companies whose unlock holds,
 * contacts it has entered, and the follow-ups that the viewer may read. Numbers stay masked here.
 */
export async function ownRecords(
  db: Kysely<DB>,
  sealing: Sealing,
  { keyword, viewer, now }: Asked,
): Promise<OwnRecord[]> {
  const words = wordsOf(keyword)
  if (viewer === null || words.join('').length < 2) return []
  const digits = digitsOf(keyword)
  const contacts =
    digits === null
      ? await byPerson(db, sealing, { keyword: keyword.trim(), viewer, now })
      : await byNumber(db, sealing, { digits, viewer, now })
  const notes = await byWords(db, viewer, words)
  return [...contacts, ...notes].slice(0, most)
}

/** At least four digits and nothing else but what numbers are written with, an extension left out; null: no number. */
function digitsOf(keyword: string): string | null {
  const text = keyword.normalize('NFKC').replace(/(?:转|ext\.?|#)\s*\d+\s*$/i, '')
  if (!/^[\d\s()+./-]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^(?:0086|86)(?=1\d{10}$)/, '')
  return digits.length >= 4 && digits.length <= 20 ? digits : null
}

function heldContacts(db: Kysely<DB>, viewer: Viewer, now: Date) {
  const held = heldUnlocks(db, viewer, now)
    .innerJoin('contact', 'contact.companyId', 'unlock.companyId')
    .where(isVisibleContact(viewer))
    .innerJoin('subAccount as person', 'person.id', 'unlock.unlockedBy')
    .innerJoin('company', 'company.id', 'contact.companyId')
    .select(['company.id', 'company.name', 'contact.type', 'contact.contentEnc', 'contact.contentMask'])
    .select([
      'contact.contentHash',
      'contact.contactName',
      'person.realName as by',
      'unlock.unlockTime as at',
    ])
  const own = db
    .selectFrom('contact')
    .where('contact.tenantId', '=', viewer.tenantId)
    .innerJoin('company', 'company.id', 'contact.companyId')
    .select(['company.id', 'company.name', 'contact.type', 'contact.contentEnc', 'contact.contentMask'])
    .select(['contact.contentHash', 'contact.contactName'])
    .select([sql<string | null>`null::text`.as('by'), 'contact.createdAt as at'])
  return db.selectFrom(held.union(own).as('contact')).selectAll()
}

type Row = {
  id: string
  name: string
  contentMask: string
  contactName: string | null
  by: string | null
  at: Date
}

async function byNumber(
  db: Kysely<DB>,
  sealing: Sealing,
  { digits, viewer, now }: { digits: string; viewer: Viewer; now: Date },
): Promise<OwnRecord[]> {
  const rows = await heldContacts(db, viewer, now)
    .where('contact.type', 'in', ['mobile', 'landline'])
    .where(sql<boolean>`right(contact.content_mask, 4) = ${digits.slice(-4)}`)
    .orderBy('contact.at', 'desc')
    .limit(mostOpened)
    .execute()
  const meant = rows.filter(({ type, contentEnc }) => {
    const full = foldContact(type === 'mobile' ? 'mobile' : 'landline', sealing.decrypt(contentEnc))
    return full.endsWith(digits) || (full.length >= 7 && digits.endsWith(full))
  })
  return onceEach(meant, (row) => ({
    kind: 'number',
    snippet: [row.contentMask, row.contactName].filter(Boolean).join(' '),
    marks: [],
  }))
}

async function byPerson(
  db: Kysely<DB>,
  sealing: Sealing,
  { keyword, viewer, now }: { keyword: string; viewer: Viewer; now: Date },
): Promise<OwnRecord[]> {
  const hashes = handles.map((type) => sealing.blindIndex(foldContact(type, keyword)))
  const rows = await heldContacts(db, viewer, now)
    .where((on) =>
      on.or([
        on('contact.contactName', 'ilike', likeWord(keyword)),
        on.and([on('contact.type', 'in', [...handles]), on('contact.contentHash', 'in', hashes)]),
      ]),
    )
    .orderBy('contact.at', 'desc')
    .limit(mostOpened)
    .execute()
  return onceEach(rows, ({ contactName, contentMask }) => {
    const snippet = contactName ?? contentMask
    return { kind: 'person', snippet, marks: marksOf(snippet, wordsOf(keyword)) }
  })
}

function onceEach<R extends Row>(
  rows: R[],
  said: (row: R) => Pick<OwnRecord, 'kind' | 'snippet' | 'marks'>,
): OwnRecord[] {
  const byCompany = new Map<string, OwnRecord>()
  for (const row of rows)
    if (!byCompany.has(row.id))
      byCompany.set(row.id, {
        targetType: 'company',
        targetId: row.id,
        companyId: row.id,
        editionId: null,
        name: row.name,
        by: row.by,
        at: row.at.toISOString(),
        ...said(row),
      })
  return [...byCompany.values()].slice(0, most)
}

/** Follow-ups that hold every word, in the record or in what was added to it; the newest of each target. */
async function byWords(db: Kysely<DB>, viewer: Viewer, words: string[]): Promise<OwnRecord[]> {
  const text = sql<string>`concat_ws(' ', follow_up.content, follow_up.result, (select string_agg(note.content, ' ')
    from follow_up_note note where note.follow_up_id = follow_up.id))`
  let query = readableFollowUps(db, viewer)
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .leftJoin('company', 'company.id', 'followUp.companyId')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'followUp.editionId')
    .leftJoin('exhibitor', 'exhibitor.id', 'followUp.targetId')
    .leftJoin('hall', 'hall.id', 'followUp.targetId')
    .select(['followUp.targetType', 'followUp.targetId', 'followUp.companyId', 'followUp.editionId'])
    .select(['followUp.followTime', 'person.realName as byName', text.as('text')])
    .select(
      sql<string>`coalesce(company.name, exhibitor.listed_name, hall.name, edition.name, '')`.as(
        'targetName',
      ),
    )
  for (const word of words) query = query.where(sql<boolean>`${text} ilike ${likeWord(word)}`)
  const rows = await query
    .orderBy('followUp.followTime', 'desc')
    .limit(most * 4)
    .execute()
  const byTarget = new Map<string, OwnRecord>()
  for (const row of rows) {
    const piece = pieceOf(row.text, words) ?? { snippet: row.text.slice(0, 40), marks: [] }
    if (!byTarget.has(row.targetId))
      byTarget.set(row.targetId, {
        kind: 'note',
        targetType: followTarget.parse(row.targetType),
        targetId: row.targetId,
        companyId: row.companyId,
        editionId: row.editionId,
        name: row.targetName,
        by: row.byName,
        at: row.followTime.toISOString(),
        ...piece,
      })
  }
  return [...byTarget.values()]
}
