import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'

const { app } = await testServer({ hsts: true })
const folder = new URL('../', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      name.endsWith('.ts') && !/\.test\.ts$|(test[A-Z]\w*|goodRequests|hostileInputs)\.ts$/.test(name),
  )
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const)

test('no page of another origin may read an answer', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await app.inject({ method, url: home.index.path, headers })
    const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
    expect(names).toEqual([])
  }
})

test('browsers are told for a year never to come without TLS', async () => {
  const { headers } = await app.inject(home.index.path)
  const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000)
})

test('scripts come from our own files alone, and no other page may show ours in a frame', async () => {
  const policy = String((await app.inject('/livez')).headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe-|https?:|\*/)
  expect(policy).toMatch(/object-src 'none'/)
  expect(policy).toMatch(/frame-ancestors '(none|self)'/)
})

test('nothing changes by GET but logout, which the specification writes so', () => {
  expect(
    endpoints.filter(({ kind, method }) => kind === 'write' && method === 'GET').map(({ name }) => name),
  ).toEqual(['account.logout'])
})

test('TRACE and CONNECT are not answered', async () => {
  const trace = await app.inject({ method: 'TRACE', url: home.index.path }).catch(() => null)
  expect(trace?.statusCode ?? 404).toBeGreaterThanOrEqual(400)
})

test('no chance of Math.random, no code out of text', () => {
  expect(sources.length).toBeGreaterThan(150)
  const found = sources.filter(([, text]) => /\bMath\.random\(|\beval\(|new Function\(/.test(text))
  expect(found.map(([name]) => name)).toEqual([])
})
