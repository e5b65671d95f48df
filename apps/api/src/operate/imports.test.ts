import { operate } from '@zhzz/contract/operate/calls.ts'
import { importDatasets } from '@zhzz/contract/operate/importTask.ts'
import { datasets } from '@zhzz/import/datasets.ts'
import { expect, test } from 'vitest'
import { list, patience, testTasks } from '#operate/imports/testTasks.ts'
import { link } from '#security/chain.ts'
import { uuid } from '#testing/testServer.ts'

const { server, keeper, other, work, task, companies, upload } = await testTasks()
const { app, call, database, sealing } = server
const { db } = database
const told = {
  source: '示例登记资料',
  licence: '示例许可',
  link: 'https://data.example.com/',
  asOf: '2026-11-01',
}

test('the console knows every dataset of the import', () => {
  expect([...importDatasets].toSorted((a, b) => a.localeCompare(b))).toEqual(
    datasets.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
  )
})

test(
  'a file is tried without trace, brought in as it was tried, shown with its rejects, and taken back',
  async () => {
    const fileId = await upload('企业.csv', list)
    const trial = await call(operate.tryImport, { fileId, dataset: 'companies', options: told }, keeper)
    const second = await call(operate.tryImport, { fileId, dataset: 'companies', options: {} }, other)
    expect(second).toMatchObject({
      failure: 'conflict',
      detail: { kind: 'try', by: `${keeper.name} (console)` },
    })
    expect((await call(operate.importRuns, {}, other)).data.tasks).toMatchObject([
      { no: trial.data.no, state: 'queued', fileName: '企业.csv' },
    ])
    expect(await work()).toBe(true)
    expect(await work()).toBe(false)
    const tried = await task(trial.data.no)
    expect(tried).toMatchObject({ state: 'done', run: null, hasRejects: true, options: told })
    expect(tried.outcome).toMatchObject({
      preview: { read: 3, made: 2, changed: 0, rejected: 1 },
      columns: { unread: ['内部编号'] },
    })
    expect(tried.outcome.said?.[0]).toMatchObject({ kind: 'rejected', count: 1, lines: [3] })
    expect(tried.outcome.fields?.find(({ field }) => field === 'name')?.header).toMatch(/名称/)
    const rejects = await call(operate.rejectedRows, { of: 'task', number: trial.data.no }, keeper)
    expect(rejects.data.header).toEqual([
      'line',
      'reason',
      '企业名称',
      '统一社会信用代码',
      '地址',
      '内部编号',
    ])
    expect(rejects.data.rows.map(([line]) => line)).toEqual(['3'])
    expect(await companies()).toEqual([])

    const begun = await call(operate.bringIn, { tried: trial.data.no }, keeper)
    await work()
    const done = await task(begun.data.no)
    expect(done).toMatchObject({ state: 'done' })
    expect(done.outcome.counts).toEqual({ read: 3, written: 2, unchanged: 0, rejected: 1 })
    const again = await call(operate.bringIn, { tried: trial.data.no }, other)
    expect(again.failure).toBe('conflict')
    const number = done.run ?? 0
    const { run, tasks } = (await call(operate.importRun, { number }, keeper)).data
    expect(run).toMatchObject({
      ...told,
      fileName: '企业.csv',
      state: 'done',
      operator: `${keeper.name} (console)`,
      written: 2,
      rejected: 1,
      isUndoable: true,
    })
    expect(tasks).toHaveLength(1)
    const file = await call(operate.rejectedFile, { of: 'run', number }, keeper)
    expect(file.data.csv).toContain('没有名称的一行')
    expect(await companies()).toHaveLength(2)

    const undoing = await call(operate.undoImport, { number }, other)
    await work()
    const undone = await task(undoing.data.no)
    expect(undone.outcome.undone).toMatchObject({ left: 0, reasons: [] })
    expect(await companies()).toEqual([])
    const { list: runs } = (await call(operate.importRuns, {}, keeper)).data
    expect(runs.find((each) => each.number === number)).toMatchObject({ state: 'undone', isUndoable: false })
    expect((await call(operate.undoImport, { number }, keeper)).failure).toBe('conflict')

    while ((await link(db, sealing)) > 0);
    const lines = await db
      .selectFrom('securityLog')
      .where('event', 'in', ['operate', 'export'])
      .where('result', '=', 'done')
      .where('operator', 'in', [`${keeper.name} (console)`, `${other.name} (console)`])
      .select(['call', 'detail'])
      .execute()
    expect(lines.map(({ call, detail }) => `${call} ${detail ?? ''}`.trim())).toEqual(
      expect.arrayContaining([
        'operate.uploadImport',
        'operate.tryImport try companies',
        `operate.bringIn import as tried ${trial.data.no}`,
        `operate.undoImport undo ${number}`,
        `operate.rejectedFile rows of run ${number}`,
      ]),
    )
  },
  patience,
)

test(
  'a column is said to be a field, and what stays after an undo is told with why',
  async () => {
    const fileId = await upload('名单.csv', '单位,备注栏\n杭州沐禾机器人有限公司,https://muhe.example.com\n')
    const options = { map: { 备注栏: 'website' } }
    const trial = await call(operate.tryImport, { fileId, dataset: 'companies', options }, keeper)
    await work()
    expect((await task(trial.data.no)).outcome.columns?.read).toContainEqual({
      column: '备注栏',
      field: 'website',
    })
    const begun = await call(operate.bringIn, { tried: trial.data.no }, keeper)
    await work()
    const { run } = await task(begun.data.no)
    await db.updateTable('company').set({ website: 'https://later.example.com' }).execute()
    const contact = { companyId: (await companies())[0]?.id ?? '', type: 'mobile', contentMask: 'x' }
    await db
      .insertInto('contact')
      .values({
        ...contact,
        id: uuid(),
        contentEnc: Buffer.from('x'),
        contentHash: Buffer.from('x'),
        dataSource: '其他',
      })
      .execute()
    const undoing = await call(operate.undoImport, { number: run ?? 0 }, keeper)
    await work()
    const { outcome, hasRejects } = await task(undoing.data.no)
    expect(outcome.undone?.left).toBeGreaterThan(0)
    expect(outcome.undone?.reasons).toContainEqual(expect.objectContaining({ table: 'company' }))
    expect(hasRejects).toBe(true)
    const left = await call(operate.rejectedRows, { of: 'left', number: run ?? 0 }, keeper)
    expect(left.data.header).toEqual(['table', 'key', 'reason'])
  },
  patience,
)

test('an empty file is refused, what is not there is not found', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `${operate.uploadImport.path}?name=leer.csv`,
    headers: { 'jwt-token': keeper.token, 'content-type': 'application/octet-stream' },
  })
  expect(answer.json().data.failure).toBe('unsupportedFile')
  const asked = { fileId: uuid(), dataset: 'companies', options: {} } as const
  expect((await call(operate.tryImport, asked, keeper)).failure).toBe('notFound')
  expect((await call(operate.bringIn, { tried: 999_999 }, keeper)).failure).toBe('notFound')
  expect((await call(operate.undoImport, { number: 999_999 }, keeper)).failure).toBe('notFound')
  expect((await call(operate.rejectedRows, { of: 'run', number: 999_999 }, keeper)).failure).toBe('notFound')
})
