import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const list = '/pages/enterprise/list/list'

function rows(app: AppWindow) {
  return app.top().locator('[data-row]')
}

test('a row reads by the anatomy of its name: the brand in its picture, the form in grey; its facts are the answer’s', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list: cards } = await ask(company.search, { filters: { hasCustomBooth: true } }, token)
  await app.open(`${list}?booth=custom`)
  await rows(app).nth(5).waitFor()
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const card = cards[at]
    const { place = 0, brand = 0, form = 0, branch = 0 } = card?.nameParts ?? {}
    const name = card?.name ?? ''
    const row = rows(app).nth(at)
    expect(await row.locator('[data-title]').textContent()).toBe(name)
    const grey = row.locator('[data-title] span').filter({ hasText: name.slice(name.length - form - branch) })
    expect(await grey.last().evaluate((one) => getComputedStyle(one).color)).toBe('rgb(85, 96, 108)')
    const picture = name.slice(place, place + Math.min(2, brand))
    expect(await row.locator('[aria-hidden][translate=no]').textContent()).toBe(picture)
    const text = await row.innerText()
    for (const said of [
      card?.cityName,
      `${card?.exhibitionCount} 次参展`,
      `特装 ${card?.customBoothRatio}%`,
      card?.nextExhibition?.word,
    ])
      expect(text).toContain(said ?? '')
    expect((await row.boundingBox())?.height).toBe(82)
  }
  await app.close()
})

test('from the row: 解锁 with its price, then 拨打 and the numbers; of what was done one word stands in amber', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const asked = { filters: { statuses: ['green' as const], hasMobile: true, hasLandline: true } }
  const card = (await ask(company.search, asked, token)).list.find(({ contactCount }) => contactCount > 3)
  if (!card) throw new Error('the sample has no such company')
  await app.open(`${list}?status=green&has=mobile,landline&keyword=${encodeURIComponent(card.name)}`)
  const row = rows(app).filter({ hasText: card.name }).first()
  const amber = row.getByText(/^(已解锁|.*跟进|已收藏)$/)
  await row.getByRole('button', { name: `解锁 ${card.contactCount} ${card.name}` }).click()
  const price = app.page.getByRole('dialog', { name: '解锁联系方式' })
  await price.getByText('将消耗 1 次，剩余 5 次').waitFor()
  await price.getByRole('button', { name: '确认解锁' }).click()
  await amber.filter({ hasText: '已解锁' }).waitFor()
  expect(new URL(app.page.url()).pathname).toBe(`/h5${list}`)
  await row.getByRole('button', { name: `拨打 ${card.contactCount} ${card.name}` }).click()
  const { contacts } = await ask(company.contacts, { id: card.id }, token)
  const mobile = contacts.find(({ type, doNotCall }) => type === 'mobile' && !doNotCall)?.content ?? ''
  const numbers = app.page.getByRole('dialog', { name: '选择号码' })
  await numbers.getByRole('button', { name: mobile }).waitFor()
  await numbers.getByRole('button', { name: '取消' }).click()

  await ask(member.toggleFavorite, { objectType: 'company', objectId: card.id, favorited: true }, token)
  await writeFollowUp(token, card.id, { content: '展位还没定' })
  await app.page.reload()
  await amber.filter({ hasText: '跟进' }).waitFor()
  expect(await amber.count()).toBe(1)
  await app.close()
})

test('a company that has ended, or that nobody can be asked of, offers neither', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open(`${list}?status=red`)
  await rows(app).nth(2).waitFor()
  expect(
    await rows(app)
      .getByRole('button', { name: /^(解锁|拨打) / })
      .count(),
  ).toBe(0)
  await app.close()
})
