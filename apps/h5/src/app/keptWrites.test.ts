import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '#api/client.ts'
import { startMarks } from '#exhibition/targets.ts'
import { startOutbox } from '#followUp/outbox.ts'
import { countUnsent, forgetPerson } from '#platform/forgetPerson.ts'

// As they lie on devices: neither may be lost by a newer version of the app.
const me = '0190a0b0-0000-7000-8000-00000000000a'
const record = {
  input: {
    clientUid: '0190a0b0-0000-7000-8000-000000000001',
    targetType: 'company',
    targetId: '0190a0b0-0000-7000-8000-000000000002',
    followType: 'phone',
    followTime: '2026-11-20T02:00:00.000Z',
    content: '要报价',
  },
  targetName: '某展览公司',
  key: 'key-of-the-first-try',
  author: me,
  queuedAt: 1_763_604_000_000,
  refused: null,
}
const bySession = { ...record, author: 'token-1', key: 'b', input: { ...record.input, clientUid: 'b' } }
const waiting = { ...record, refused: 'notFound', input: { ...record.input, clientUid: 'c' } }
const other = { ...record, author: 'somebody else', input: { ...record.input, clientUid: 'd' } }
const mark = { exhibitorId: 'e', state: 'visited', at: '2026-11-20T02:00:00.000Z', author: me }
const othersMark = { ...mark, author: 'somebody else' }

const kept = new Map<string, string>()
const asked: { url: string; body: unknown; key: string | null }[] = []

beforeEach(() => {
  kept.set('outbox', JSON.stringify([record, bySession, waiting, other]))
  kept.set('targetMarks', JSON.stringify([mark, othersMark]))
  kept.set('ZKY-Token', 'token-1')
  kept.set('userInfo', JSON.stringify({ subAccountId: me, infoSkipsLeft: 0 }))
  const ignored = () => {}
  const querySelectorAll = () => []
  const body = { append: ignored, querySelectorAll }
  // That something arrived is said in a toast.
  const createElement = () => ({
    parentNode: body,
    style: { setProperty: ignored },
    setAttribute: ignored,
    append: ignored,
    replaceChildren: ignored,
  })
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('innerHeight', 812)
  vi.stubGlobal('document', { cookie: '', addEventListener: ignored, body, createElement, querySelectorAll })
  vi.stubGlobal('addEventListener', ignored)
  vi.stubGlobal('setInterval', ignored)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: object }) => {
    asked.push({
      url,
      body: JSON.parse(body),
      key: new Headers(Object.entries(headers)).get('idempotency-key'),
    })
    return new Response(JSON.stringify({ code: 200, msg: '', data: {} }))
  })
})

function itemsAt(key: string): unknown {
  return JSON.parse(kept.get(key) ?? '[]')
}

test('what an earlier version kept is sent by this one, each by who wrote it, and counted until then', async () => {
  expect(countUnsent({ subAccountId: me, token: client.currentSession().token })).toBe(4)
  startMarks()
  await vi.waitFor(() => expect(itemsAt('targetMarks')).toEqual([othersMark]))
  expect(asked.splice(0)).toMatchObject([
    { body: { marks: [{ exhibitorId: 'e', state: 'visited', at: mark.at }] } },
  ])
  startOutbox()
  await vi.waitFor(() => expect(itemsAt('outbox')).toEqual([waiting, other]))
  expect(asked).toMatchObject([
    { body: record.input, key: 'key-of-the-first-try' },
    { body: bySession.input, key: 'b' },
  ])
  forgetPerson({ subAccountId: me, token: 'token-1' })
  expect([itemsAt('outbox'), itemsAt('targetMarks')]).toEqual([[other], [othersMark]])
})
