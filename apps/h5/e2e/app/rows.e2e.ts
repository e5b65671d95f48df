import { company } from '@zhzz/contract/company/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { rowsOnScreen } from '#e2e/walk/rowsOnScreen.ts'

/** Lists: how many rows 375 × 812 shows at least, and where the first begins at most, px. */
async function lists(): Promise<[path: string, rows: number, first: number][]> {
  const token = await tokenFor(people.team)
  const { id: editionId } = await findEdition({}, (card) => card.listedExhibitorCount > 20)
  const predicted = await ask(prediction.editions, { limit: 20 }, token)
  const expected = predicted.list.find(({ lack }) => lack === null)?.edition.id ?? ''
  const { list } = await ask(company.search, { filters: { hasContact: true }, limit: 100 }, token)
  const most = list.toSorted((one, other) => other.contactCount - one.contactCount)[0]
  return [
    ['/pages/enterprise/list/list', 8.5, 96],
    ['/pages/enterprise/list/list?keyword=新能源', 8.5, 96],
    ['/pages/exhibition/list/list', 8, 96],
    [`/pages/exhibition/moreExh/moreExh?editionId=${editionId}`, 8, 140],
    ['/pages/prediction/list', 5.5, 140],
    [`/pages/prediction/enterprise/list?editionId=${expected}`, 6.5, 140],
    [`/pages/enterprise/contactList/contactList?id=${most?.id}`, Math.min(8, most?.contactCount ?? 0), 140],
  ]
}

test('a phone shows many rows, soon, and no fact of them is cut', { timeout: 180_000 }, async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const faults: string[] = []
  for (const [path, rows, first] of await lists()) {
    await app.open(path)
    await app.top().locator('[data-row="0"]').waitFor()
    const shown = await rowsOnScreen(app.page)
    if (shown.rows < rows) faults.push(`${path}: ${shown.rows.toFixed(1)} rows of ${rows}`)
    if (shown.first > first) faults.push(`${path}: the first row at ${shown.first} px, at most ${first}`)
    faults.push(...shown.cut.map((line) => `${path}: cut: ${line}`))
  }
  expect(faults).toEqual([])
  await app.close()
})

test.each(['en', 'fr', 'es'] as const)(
  'in %s no fact of a row is cut',
  { timeout: 180_000 },
  async (locale) => {
    const app = await openApp({ locale })
    await signInAs(app, people.team)
    const cut: string[] = []
    for (const [path] of await lists()) {
      await app.open(path)
      await app.top().locator('[data-row="0"]').waitFor()
      cut.push(...(await rowsOnScreen(app.page)).cut.map((line) => `${path}: ${line}`))
    }
    expect(cut).toEqual([])
    await app.close()
  },
)
