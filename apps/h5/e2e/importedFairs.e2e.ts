import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { runCommand } from '#e2e/runCommand.ts'
import { freePort, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

const year = new Date().getFullYear() + 1
const plan = `展会名称,开始日期,结束日期,城市
岚湖机器人展览会 ${year},${year}-05-12,${year}-05-14,上海市
岚湖风筝展览会 ${year},${year}-05-12,${year}-05-14,上海市
`
const news = `展会名称,开始日期,结束日期,状态,图纸报审截止,展品运输截止,UFI认证,开放时间
岚湖机器人展览会 ${year},${year}-09-15,${year}-09-17,延期,${year}-08-15,${year}-08-25,是,9:00-17:00
岚湖风筝展览会 ${year},${year}-05-12,${year}-05-14,取消,,,,
`

test('a file of an organiser alone tells what moved, what is cancelled and by when to apply', {
  timeout: 180_000,
}, async () => {
  const folder = scratchFolder('imported-fairs-')
  const output = join(folder, 'output.txt')
  const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
  const server = await runServer(env, await freePort(), output)
  try {
    for (const [name, text] of Object.entries({ 'plan.csv': plan, 'news.csv': news })) {
      writeFileSync(join(folder, name), text)
      runCommand(['import', 'exhibitions', join(folder, name)], env)
    }
    const app = await openApp({ server: { origin: server.origin, output } })
    const asked = await app.page.request.post(`${server.origin}${exhibition.search.path}`, {
      data: { filters: { statuses: ['cancelled'] } },
    })
    const { data } = await asked.json()
    expect(data.list.map(({ name }: { name: string }) => name)).toEqual([`岚湖风筝展览会 ${year}`])
    await app.open(`/pages/exhibition/detail/detail?id=${data.list[0].id}`)
    await app.top().getByText('本届已取消').waitFor()

    await app.open('/pages/exhibition/list/list')
    await app
      .top()
      .getByRole('button', { name: `岚湖机器人展览会 ${year}` })
      .first()
      .click()
    await app.page.waitForURL(/exhibition\/detail\/detail/)
    await app
      .top()
      .getByText(/^已延期至 .*0?9\D15/)
      .waitFor()
    await app
      .top()
      .getByText(/^原定 .*0?5\D12/)
      .waitFor()
    await app.top().getByText('UFI', { exact: false }).first().waitFor()
    await app.top().getByText('图纸报审', { exact: false }).first().waitFor()
    expect(await app.top().innerText()).toContain('09:00–17:00')
    await app.close()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
