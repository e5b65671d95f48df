import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { call } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, projectFolder, runServer } from '#e2e/runServer.ts'
import { newPhone, tokenOf } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { watchForScripts } from '#e2e/walk/canary.ts'
import { hostileRecords } from '#e2e/walk/hostileRecords.ts'
import { evilHost, hostileTexts, packed, shortHostile } from '#e2e/walk/hostileTexts.ts'
import { listenForData } from '#e2e/walk/pageFaults.ts'
import { builtPages, everyPageWith, recordPages } from '#e2e/walk/pageParams.ts'

/** Names are short, descriptions are not: each name holds some of the texts, each description all of them. */
const names = packed(180).map((texts, at) => `${texts} 第${at + 1}`)
const all = hostileTexts.join(' ')

type Rows = readonly Readonly<Record<string, string>>[]

test('no text that a person or an import wrote, and no address, is ever more than text', {
  timeout: 600_000,
}, async () => {
  const folder = scratchFolder('hostile-')
  const output = join(folder, 'output.txt')
  const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
  const server = await runServer(env, await freePort(), output)
  try {
    await importWorld(folder, env)
    const app = await openApp({ server: { origin: server.origin, output } })
    const canary = await watchForScripts(app)
    await app.login(newPhone())
    const { values, addresses } = await fillFields(app)
    const data = listenForData(app.page)
    for (const path of [...(await everyPageWith(values)), ...addresses, ...(await hostileAddresses())]) {
      await app.open(path)
      await expect.poll(() => data.awaited(), { timeout: 20_000, message: path }).toEqual([])
      await canary.look()
    }
    expect(canary.found).toEqual([])
    expect(hostileTexts.filter((_, at) => !canary.shown.has(at + 1))).toEqual([])
    await app.page.evaluate(
      (text) => document.body.insertAdjacentHTML('beforeend', text),
      '<img src=x onerror=xss(0)>',
    )
    await expect.poll(() => canary.found.length, { message: 'the canary is alive' }).toBeGreaterThan(0)
    await app.close()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Every text that files can bring. */
async function importWorld(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const dayOf = (at: number) => new Date(Date.now() + (at + 4) * 7 * 86_400_000).toISOString().slice(0, 10)
  const bring = async (dataset: string, rows: Rows) => {
    const file = join(folder, `${dataset}.csv`)
    writeFileSync(file, csv(rows))
    const words = ['apps/import/src/main.ts', dataset, file]
    await promisify(execFile)(process.execPath, words, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
    })
  }
  const fields = (headers: string) => Object.fromEntries(headers.split(' ').map((header) => [header, all]))
  await bring(
    'companies',
    names.map((name, at) => ({
      ...fields(
        '英文名 简称 品牌 曾用名 法定代表人 企业类型 登记状态 登记机关 注册号 所属行业 注册地址 邮寄地址 经营范围 主营产品 简介 人员规模 标签',
      ),
      企业名称: name,
      官网: `javascript:xss(${at})`,
      股票代码: shortHostile,
    })),
  )
  await bring(
    'halls',
    names.map((name) => ({
      ...fields('英文名 别名 地址 运营单位 电话 简介'),
      展馆名称: name,
      官网: 'javascript:xss(0)',
    })),
  )
  await bring(
    'exhibitions',
    names.map((name, at) => ({
      ...fields('英文名 主办单位 承办单位 支持单位 展会行业 展品范围 举办周期 简介'),
      展会名称: name,
      展会系列: name,
      展馆: name,
      开始日期: dayOf(at),
      官网: 'javascript:xss(0)',
      来源链接: 'https://register.example/"onclick="xss(0)',
    })),
  )
  await bring(
    'exhibitors',
    names.map((name) => ({
      ...fields('展位号 展厅 参展产品 行业 简介'),
      参展商: name,
      展会名称: names[0] ?? '',
      年份: dayOf(0).slice(0, 4),
      开展时间: dayOf(0),
    })),
  )
  for (const [dataset, rows] of Object.entries(hostileRecords(names[0] ?? '', dayOf(0))))
    await bring(dataset, rows)
  await bring(
    'news',
    names.map((name) => ({
      ...fields('摘要 正文 来源 作者 标签'),
      标题: name,
      展会: names[0] ?? '',
      原文链接: 'javascript:xss(0)',
      封面: 'https://pictures.example/"onerror="xss(0)',
    })),
  )
  await bring(
    'contacts',
    names.map((name, at) => ({
      ...fields('联系人 职位 部门 微信 归属地 来源'),
      企业名称: name,
      手机: `1200088${String(1_000 + at)}`,
    })),
  )
}

function csv(rows: Rows): string {
  const headers = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))].map(line).join('\n')
}

/** Every text that a person can write; gives what pages are opened with. */
async function fillFields(app: AppWindow): Promise<{ values: Record<string, string>; addresses: string[] }> {
  const { origin } = app
  const token = await tokenOf(app)
  const { list: companies } = await ask(company.search, {}, token, origin)
  const { list: articles } = await ask(news.search, {}, token, origin)
  const { list: editions } = await ask(exhibition.search, {}, token, origin)
  expect([companies.length, editions.length]).toEqual([names.length, names.length])
  const companyId = companies[0]?.id ?? ''
  const editionId = editions.find(({ name }) => name === names[0])?.id ?? ''
  await ask(
    person.editInfo,
    { realName: shortHostile, companyName: hostileTexts[0] ?? '', position: '<img src=x onerror=xss(0)>' },
    token,
    origin,
  )
  const contents = packed(900)
  const records = []
  for (const content of contents) {
    const followTime = new Date(Date.now() - 60_000).toISOString()
    const target = { targetType: 'company', targetId: companyId, clientUid: crypto.randomUUID() } as const
    const record = { ...target, followType: 'visit', followTime, content, allowDuplicate: true } as const
    records.push(await ask(followUp.save, record, token, origin))
  }
  const id = records[0]?.id ?? ''
  for (const content of packed(480))
    await ask(followUp.addNote, { id, kind: 'comment', content }, token, origin)
  for (const scope of ['company', 'exhibition'] as const)
    await ask(member.saveFilter, { scope, name: shortHostile, params: { keyword: all } }, token, origin)
  await ask(member.unlock, { companyId }, token, origin)
  const { list: halls } = await ask(search.halls, {}, token, origin)
  await ask(schedule.saveMine, { editionId, note: contents[0] }, token, origin)
  const [startDate, place] = [new Date().toISOString().slice(0, 10), packed(180)[0]]
  const event = { name: shortHostile, startDate, endDate: startDate, place, organizer: shortHostile }
  const own = await ask(schedule.saveMine, { event, note: contents[1] }, token, origin)
  const said = { hallId: halls[0]?.id ?? '', pavilions: [shortHostile], startDate, endDate: startDate }
  const status = { purpose: 'other', status: 'held', isShared: true } as const
  const written = { title: shortHostile, contact: shortHostile, note: contents[2] ?? null }
  const slot = await ask(hall.saveSlot, { ...said, ...status, ...written }, token, origin)
  const ringing = { name: shortHostile.slice(0, 40), companyIds: companies.slice(0, 3).map(({ id }) => id) }
  const calls = await ask(call.makeList, ringing, token, origin)
  const bearer = companies.find(({ name }) => name === names[0])?.id ?? ''
  const opened = await Promise.all(
    recordPages.map(async ({ page, module }) => {
      const { list } = await ask(company[module], { id: bearer }, token, origin)
      return [
        [`${page}/id`, bearer],
        [`${page}/recordId`, list[0]?.id ?? ''],
      ]
    }),
  )
  return {
    values: {
      ...Object.fromEntries(opened.flat()),
      'applicationDetails/id': 'callLine',
      'callList/id': calls.id,
      'enterprise/id': companyId,
      'exhibition/id': editionId,
      'followUp/id': id,
      'hallSchedule/id': halls[0]?.id ?? '',
      'news/id': articles[0]?.id ?? '',
      companyId,
      editionId,
      targetType: 'company',
      targetId: companyId,
      url: '/hybrid/html/agreement.html',
    },
    addresses: [
      `/pages/exhSchedule/exhScheduleDetail?id=${own.id}`,
      '/pages/hallSchedule/myHallSchedule?tab=slots',
      `/pages/hallSchedule/addHallSchedule?id=${slot.id}`,
      ...halls.slice(1, 4).map((card) => `/pages/hallSchedule/hallScheduleDetail?id=${card.id}`),
      ...companies.slice(1).map((card) => `/pages/enterprise/detail/detail?id=${card.id}`),
      ...['patentPage', 'trademarkPage', 'annualReport', 'recruitPage', 'baikeInfo', 'b2bInfo'].map(
        (module) => `/pages/enterprise/detail/${module}?id=${bearer}`,
      ),
      ...articles.slice(1, 4).map((card) => `/pages/news/detail/detail?id=${card.id}`),
      ...editions.slice(1, 4).map((card) => `/pages/exhibition/detail/detail?id=${card.id}`),
    ],
  }
}

/** Every page that takes parameters, with hostile ones only; each page with other texts. */
async function hostileAddresses(): Promise<string[]> {
  const pages = (await builtPages()).filter(({ params }) => params.length > 0)
  const withTexts = pages.map(({ path, params }, page) => {
    const given = params.map((name, at) => [name, hostileTexts[(page * 5 + at) % hostileTexts.length] ?? ''])
    return `${path}?${new URLSearchParams(given)}`
  })
  const searched = names.map((keyword) => `/pages/search/search?${new URLSearchParams({ keyword })}`)
  const shown = [
    'javascript:xss(0)',
    'data:text/html,<script>xss(0)</script>',
    `//${evilHost}/`,
    '/\\evil.example/',
  ].map((url) => `/pages/webView/webView?${new URLSearchParams({ url })}`)
  return [...withTexts, ...searched, ...shown]
}
