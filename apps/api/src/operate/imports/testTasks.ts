import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { afterAll, expect } from 'vitest'
import { nextTask } from '#operate/imports/nextTask.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'
import { createArrivals } from '#upload/arrivals.ts'
import { localStorage } from '#upload/localStorage.ts'

/** Each task is a thread, which takes seconds to start where the machine is busy. */
export const patience = 120_000

/** A row without a name is rejected, and one column is read as nothing. */
export const list = `企业名称,统一社会信用代码,地址,内部编号
上海砚舟智能装备有限公司,,上海市浦东新区一路1号,7
,,没有名称的一行,8
苏州澜庭激光科技有限公司,,苏州市二路2号,9
`

/** A server with two operators of the role `data`, and what the job does. To be called while a test file is loaded. */
export async function testTasks() {
  const server = await testServer()
  const { app, call, clock, database, files } = server
  await loadReference(database.pool)
  const keeper = await addOperator(server, ['data'])
  const other = await addOperator(server, ['data'])
  const dataDir = mkdtempSync(join(tmpdir(), 'zhzz-data-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  // That of the test server.
  writeFileSync(join(dataDir, 'secret.key'), createHash('sha512').update('test').digest('base64'))
  const importing = {
    db: database.db,
    url: database.url,
    dataDir,
    storage: localStorage(files),
    arrivals: createArrivals(join(dataDir, 'importing')),
    clock: { now: () => clock.now },
    log: silent,
  }
  return {
    server,
    keeper,
    other,
    work: (signal = AbortSignal.timeout(patience)) => nextTask(importing, signal),
    task: async (no: number) => (await call(operate.importTask, { no }, keeper)).data,
    companies: () => database.db.selectFrom('company').select(['id', 'name']).execute(),
    async upload(name: string, text: string): Promise<string> {
      const answer = await app.inject({
        method: 'POST',
        url: `${operate.uploadImport.path}?${new URLSearchParams({ name })}`,
        headers: { 'jwt-token': keeper.token, 'content-type': 'application/octet-stream' },
        payload: text,
      })
      expect(answer.json()).toMatchObject({ code: 200, data: { size: Buffer.byteLength(text) } })
      return answer.json().data.id
    },
  }
}
