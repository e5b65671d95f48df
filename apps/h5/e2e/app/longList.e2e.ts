import { expect, test } from 'vitest'
import { findEdition } from '#e2e/findEdition.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('a list that begins with more rows than a page brings, as an offline pack does, shows those in sight', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await findEdition({ hasExhibitorList: true })
  await app.page.route('**/exhibition/none/exhibitors', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const [row] = answer.data.list
    const list = Array.from({ length: 300 }, (_, at) => ({ ...row, id: `${row.id}${at}` }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list, cursor: null } } })
  })
  await app.open(`/pages/exhibition/moreExh/moreExh?editionId=${id}`)
  await app.top().locator('[data-row="0"]').waitFor({ timeout: 20_000 })
  expect(await app.top().locator('[data-row]').count()).toBeLessThan(60)
  await app.close()
})
