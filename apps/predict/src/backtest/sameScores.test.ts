import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { fillSample } from '@zhzz/sample/fillSample.ts'
import { beforeAll, expect, test } from 'vitest'
import { backtest } from '#backtest/backtest.ts'
import type { Edition } from '#backtest/fair.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { featureNames, featureTable, width } from '#features/featureTable.ts'
import { usualOptions } from '#learn/usualOptions.ts'
import { questionsOn } from '#run/questionsOn.ts'
import { runPrediction } from '#run/runPrediction.ts'
import { Scene } from '#scene/scene.ts'
import { dayOf } from '#world/days.ts'
import { loadWorld } from '#world/loadWorld.ts'
import type { World } from '#world/world.ts'

const { pool, url } = await testDatabase()
const today = '2026-11-21'
const minutes = 60_000
let world: World

beforeAll(async () => {
  await loadReference(pool)
  await fillSample(pool, { sealing: sealingOf(Buffer.alloc(32, 7)), companies: 900, seed: 3, today })
  const client = await pool.connect()
  await client.query('begin')
  world = await loadWorld(client)
  await client.query('commit')
  client.release()
}, 2 * minutes)

test(
  'what the backtest measures is what the product shows: the same companies, in the same order, as likely',
  async () => {
    const run = await runPrediction(url, { today, threads: 0 })
    if (run === 'busy') throw new Error('nobody else runs here')
    const { rows } = await pool.query<{ edition: string; company: string; probability: number }>(
      `select edition_id as edition, company_id as company, probability from prediction
     where run_id = $1 order by edition_id, rank`,
      [run.runId],
    )
    const shown = Map.groupBy(rows, ({ edition }) => edition)
    const { rows: closed } = await pool.query<{ id: string }>(
      "select id from company where status_group = 'red'",
    )
    const gone = new Set(closed.map(({ id }) => id))
    const { questions, learnOn } = questionsOn(world, dayOf(today))
    let compared = 0
    for await (const { editionId, ranking, probability, newcomers } of backtest(world, questions, {
      ...usualOptions,
      threads: 0,
      learnOn,
    })) {
      const expected = shown.get(editionId)
      if (expected === undefined) continue
      const chances = new Map(ranking.map((company, at) => [company, probability[at] ?? Number.NaN]))
      const likely = ranking.filter((company) => !gone.has(company) && (chances.get(company) ?? 0) >= 0.08)
      newcomers.ranking.forEach((company, at) =>
        chances.set(company, newcomers.probability[at] ?? Number.NaN),
      )
      const fresh = newcomers.ranking.filter((company) => !gone.has(company))
      const said = [...new Set([...likely.slice(0, 400), ...fresh])]
        .map((company) => ({ edition: editionId, company, probability: chances.get(company) ?? Number.NaN }))
        .sort((a, b) => b.probability - a.probability)
      // In place of a newcomer that is closed down the product shows the next one, who comes last.
      expect(expected.length - said.length).toBeLessThanOrEqual(newcomers.ranking.length - fresh.length)
      expect(said).toEqual(
        expected
          .slice(0, said.length)
          .map((row) => ({ ...row, probability: expect.closeTo(row.probability, 4) })),
      )
      compared += expected.length
    }
    expect(compared).toBe(rows.length)
    expect(compared).toBeGreaterThan(1_000)
  },
  15 * minutes,
)

test('every feature of a list is the same whether a database or a folder tells of it', () => {
  const whole = wholeLists(world)
  const printed = fairWorld(editionsOf(whole), [])
  const cutOff = dayOf(today)
  let compared = 0
  for (const [edition, { id, start }] of whole.editions.entries()) {
    if (start < cutOff - 90 || start > cutOff) continue
    const told = featuresOf(whole, edition, start)
    const folder = featuresOf(
      printed,
      printed.editions.findIndex((one) => one.id === id),
      start,
    )
    expect([...folder.keys()].sort()).toEqual([...told.keys()].sort())
    for (const [key, values] of told) expect([key, folder.get(key)]).toEqual([key, values])
    compared += told.size
  }
  expect(compared).toBeGreaterThan(500)
})

/** What only a register, a stand or a printed name tells, and places in which equals go by their number. */
const isPlace = (name: string) =>
  name.endsWith('Place') && featureNames.includes(name.slice(0, -'Place'.length))
const notInLists =
  /^(usualPlace|industryShare|boothGrowth|lastArea|capital|words|isShortest|nameStability|(name|brand|family).*)$/

function featuresOf(from: World, edition: number, cutOff: number): Map<string, Record<string, number>> {
  const { candidates, values } = featureTable(new Scene(from, edition, cutOff))
  return new Map(
    candidates.map(({ exhibitor }, row) => [
      from.exhibitors.keyOf(exhibitor),
      Object.fromEntries(
        featureNames.flatMap((name, at) =>
          notInLists.test(name) || isPlace(name)
            ? []
            : [[name, Math.round((values[row * width + at] ?? 0) * 1e4) / 1e4]],
        ),
      ),
    ]),
  )
}

/** A folder knows lists whole or not at all. */
function wholeLists(from: World): World {
  const dayOfList = (edition: number) =>
    Math.max(from.listDone[edition] ?? 0, (from.editions[edition]?.start ?? 0) + 1)
  const listDone = from.listDone.map((_, edition) => dayOfList(edition))
  const listKnown = from.listKnown.slice()
  for (const edition of from.editions.keys())
    listKnown.fill(dayOfList(edition), from.listFirst[edition], from.listFirst[edition + 1])
  return { ...from, listDone, listKnown, known: from.known.map((_, at) => dayOfList(from.edition[at] ?? -1)) }
}

/** The lists of a database as a folder has them: keys, and where they come from. */
function editionsOf(from: World): Edition[] {
  const { origins, keyOf } = from.exhibitors
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
  const country = (home: number | undefined) => (home ? String(home) : '')
  return from.editions.map((edition, number) => ({
    id: edition.id,
    series: from.series[edition.series]?.id ?? '',
    start: edition.start,
    knownFrom: from.listDone[number] ?? 0,
    country: country(edition.home),
    lat: known(edition.lat),
    lon: known(edition.lon),
    organisers: [...edition.organizers],
    exhibitors: [...from.listExhibitor.subarray(from.listFirst[number], from.listFirst[number + 1])].map(
      (company) => ({
        key: keyOf(company),
        aliases: [],
        country: country(origins.home[company]),
        lat: known(origins.lat[company]),
        lon: known(origins.lon[company]),
        host: '',
      }),
    ),
  }))
}
