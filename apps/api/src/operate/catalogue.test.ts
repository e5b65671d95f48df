import { application } from '@zhzz/contract/application/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
await loadReference(database.pool)
const clerk = await addOperator(server, ['content'])
const bare = { name: '', summary: '' }
const none = { 'zh-Hans': bare, 'zh-Hant': bare, en: bare, fr: bare, es: bare }
const asItIs = { code: 'companies', isShown: true, pagePath: null, tag: null, pictures: [], texts: none }

const save = (set: Partial<Request<typeof operate.saveApplication>>) =>
  call(operate.saveApplication, { ...asItIs, ...set }, clerk)

async function shown(language = 'zh-Hans') {
  return (await call(application.list, {}, { headers: { 'accept-language': language } })).data.applications
}

async function companies(language?: string) {
  return (await shown(language)).find(({ code }) => code === 'companies')
}

test('name, page, mark and pictures are what was set, in its language, also after a start; empty they are the product’s own', async () => {
  const before = await companies()
  const texts = { ...none, en: { name: 'Find buyers', summary: '' } }
  const pictures = ['', 'https://pictures.example.com/list.png']
  await save({ pagePath: '/pages/enterprise/nearby', tag: 'new', pictures, texts })
  await loadReference(database.pool)
  expect(await companies()).toMatchObject({
    name: before?.name,
    pagePath: '/pages/enterprise/nearby',
    tag: 'new',
  })
  expect(await companies('en')).toMatchObject({ name: 'Find buyers' })
  const { features } = (await call(application.detail, { id: 'companies' })).data
  expect(features.map(({ picture }) => picture)).toEqual([null, pictures[1], null])
  const { list } = (await call(operate.applicationCatalogue, {}, clerk)).data
  expect(list.find(({ code }) => code === 'companies')).toMatchObject({
    pagePath: '/pages/enterprise/nearby',
    texts,
    usual: { pagePath: before?.pagePath, tag: 'hot', texts: { 'zh-Hans': { name: before?.name } } },
    setBy: `${clerk.name} (console)`,
  })
  await save({ tag: 'none' })
  expect(await companies()).toEqual({ ...before, tag: null })
  await save({})
  expect(await companies()).toEqual(before)
})

test('what is switched off is nowhere in the app, neither listed, opened, asked for, nor on home; and comes back', async () => {
  const who = await signIn(server)
  await call(application.saveOrder, { codes: ['companies', 'search'] }, who)
  const onHome = async () => (await call(home.index, {}, who)).data.functions.map(({ code }) => code)
  expect(await onHome()).toContain('companies')
  await save({ isShown: false })
  expect(await companies()).toBeUndefined()
  expect(await onHome()).toEqual(['search'])
  for (const [endpoint, input] of [
    [application.detail, { id: 'companies' }],
    [application.apply, { id: 'companies' }],
    [application.use, { id: 'companies' }],
  ] as const)
    expect((await call(endpoint, input, who)).failure).toBe('notFound')
  await save({})
  expect(await onHome()).toContain('companies')
})

test('the order within a group is the one that was set; a part of a group is refused', async () => {
  const codes = (await shown()).filter(({ group }) => group === 'sales').map(({ code }) => code)
  const turned = codes.toReversed()
  await call(operate.orderApplications, { group: 'sales', codes: turned }, clerk)
  await loadReference(database.pool)
  expect((await shown()).filter(({ group }) => group === 'sales').map(({ code }) => code)).toEqual(turned)
  const part = { group: 'sales', codes: codes.slice(1) } as const
  expect((await call(operate.orderApplications, part, clerk)).failure).toBe('conflict')
  await call(operate.orderApplications, { group: 'sales', codes }, clerk)
})

test('an unknown application, a page that is none and a picture without https are refused', async () => {
  expect((await save({ code: 'nothing' })).failure).toBe('notFound')
  expect((await save({ pagePath: 'https://example.com/' })).failure).toBe('invalid')
  expect((await save({ pictures: ['http://example.com/a.png'] })).failure).toBe('invalid')
})
