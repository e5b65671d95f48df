import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { builtPages, everyPage } from '#e2e/walk/pageParams.ts'
import { listPages } from '#nav/specPages.ts'

const detail = '/pages/enterprise/detail'
const modules = Object.values<CompanyModule & { name: keyof CompanyModules }>(companyModules)

/** Every list that is narrowed or ordered by its address. */
const lists: readonly string[] = [
  ...listPages,
  ...modules.map(({ name }) => `${detail}/${name}`),
  `${detail}/exhibitionHistory`,
  `${detail}/similarCompany`,
  '/pages/enterprise/compare',
  '/pages/enterprise/contactList/contactList',
  '/pages/hallSchedule/myHallSchedule',
  '/pages/home/message',
]

/** They say which page it is, not what of the list is shown. */
const places: readonly string[] = ['editionId', 'enterpriseId', 'name', 'open']

/** What no list means by any of its parameters. */
const hostile = ['__proto__', '99999999999999999999', `,|${'长'.repeat(40)}`, '\u0000%']

test.each(hostile)('whatever an address holds (%s), each list shows what else it would', async (value) => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const known = new Map(
    (await builtPages()).map(({ path, params, required }) => [path, { params, required }]),
  )
  const wrong: string[] = []
  for (const address of await everyPage(token)) {
    const [path = ''] = address.split('?')
    const page = known.get(path)
    if (page === undefined || !lists.includes(path)) continue
    const chosen = page.params.filter((name) => !page.required.includes(name) && !places.includes(name))
    if (chosen.length === 0) continue
    const query = chosen.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
    await app.open(`${address}${address.includes('?') ? '&' : '?'}${query}`)
    await expect.poll(() => app.top().locator('[data-skeleton]').count(), { message: address }).toBe(0)
    if ((await app.top().getByRole('button', { name: '重新加载' }).count()) > 0) wrong.push(path)
  }
  expect(wrong).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

/** Modules with a filter by value or year. */
const narrowed = modules.flatMap((module) => {
  const [filter] =
    Object.entries(module.filters ?? {}).find(([, kind]) => kind === 'value' || kind === 'year') ?? []
  return filter === undefined ? [] : [{ name: module.name, filter }]
})

test.each(narrowed)(
  '$name: an address with a filter gives the narrowed list, also again and on the way back',
  async ({ name, filter }) => {
    const app = await openApp()
    const token = await signInAs(app, people.member)
    const { id } = await companyWith(name, 1)
    const { facets } = await ask(company[name], { id }, token)
    const value = facets[filter]?.at(-1)?.value
    if (value === undefined) throw new Error(`${name} has nothing to choose by ${filter}`)
    const { total } = await ask(company[name], { id, [filter]: value }, token)
    await app.open(`${detail}/${name}?${new URLSearchParams({ id, [filter]: value })}`)
    const said = app.top().getByText(`共 ${total} 条`)
    await said.first().waitFor()
    await app.page.reload()
    await said.first().waitFor()
    await app.close()
  },
)

const byHand = [
  { path: `${detail}/exhibitionHistory`, taps: ['展位类型', '特装'], param: /boothType=custom/ },
  { path: `${detail}/recruitPage`, taps: [/^招会展/], param: /isExhibition=true/ },
  { path: '/pages/enterprise/contactList/contactList', taps: [/^邮箱/], param: /tab=email/ },
]

test.each(byHand)(
  '$path: what is chosen by hand stands in the address, over a reload and back',
  async ({ path, taps, param }) => {
    const app = await openApp()
    await signInAs(app, people.member)
    const { id } = await companyWith('recruitPage', 4)
    await app.open(`${path}?id=${id}`)
    const [first, choice] = taps
    const role = path.includes('contactList') ? 'tab' : 'button'
    await app.top().getByRole(role, { name: first }).first().click()
    if (choice) await app.page.getByRole('dialog').getByRole('radio', { name: choice }).first().click()
    await app.page.waitForURL(param)
    const chosen = app.page.url()
    await app.page.reload()
    await app.top().locator('[data-skeleton]').first().waitFor({ state: 'detached' })
    expect(app.page.url()).toBe(chosen)
    await app.close()
  },
)
