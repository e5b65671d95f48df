import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { list, patience, testTasks } from '#operate/imports/testTasks.ts'

const { server, keeper, work, task, upload } = await testTasks()
const { call, database } = server
const { db } = database

test(
  'a file that is none says so, and a task whose node ended is told as broken and begun again',
  async () => {
    const fileId = await upload('图片.csv', '%PDF-1.7 nothing of a table')
    const wrong = await call(operate.tryImport, { fileId, dataset: 'companies', options: {} }, keeper)
    await work()
    const { state, outcome } = await task(wrong.data.no)
    expect([state, outcome.failure]).toEqual(['failed', expect.stringMatching(/^图片\.csv is a PDF/)])

    const good = await upload('企业.csv', list)
    const trial = await call(operate.tryImport, { fileId: good, dataset: 'companies', options: {} }, keeper)
    await work()
    const begun = await call(operate.bringIn, { tried: trial.data.no }, keeper)
    await db
      .updateTable('importTask')
      .set({ state: 'running', startedAt: new Date() })
      .where('no', '=', begun.data.no)
      .execute()
    expect((await call(operate.bringIn, { tried: trial.data.no }, keeper)).failure).toBe('conflict')
    expect(await work()).toBe(false)
    expect((await task(begun.data.no)).state).toBe('broken')
    const again = await call(operate.bringIn, { tried: trial.data.no }, keeper)
    await work()
    expect((await task(again.data.no)).outcome.counts).toMatchObject({ written: 2 })
  },
  patience,
)

test(
  'a server that ends leaves its task as broken at once',
  async () => {
    const fileId = await upload('企业.csv', list)
    const trial = await call(operate.tryImport, { fileId, dataset: 'companies', options: {} }, keeper)
    const ending = new AbortController()
    const working = work(ending.signal)
    await expect.poll(async () => (await task(trial.data.no)).state, { timeout: 20_000 }).toBe('running')
    ending.abort()
    await working
    expect((await task(trial.data.no)).state).toMatch(/broken|done/)
  },
  patience,
)
