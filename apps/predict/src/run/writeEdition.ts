import { bandOf } from '@zhzz/contract/prediction/band.ts'
import { type FactorCode, factorCodes } from '@zhzz/contract/prediction/reason.ts'
import { copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import type { Client } from 'pg'
import { v7 as uuid } from 'uuid'
import { factorOfFeature, width } from '#features/featureTable.ts'
import type { Answer } from '#learn/foretell.ts'
import { explain } from '#learn/taught.ts'
import type { Explanation } from '#model/contributions.ts'
import { claimsOf } from '#run/claims.ts'
import { sentencesOf } from '#run/reasons.ts'
import { expectedBooth, shownPlaces } from '#run/shownPlaces.ts'
import type { Head } from '#run/switchTo.ts'
import { timesOf } from '#scene/scene.ts'

/** Writes the predictions of one edition; nobody sees them before the run is switched to. */
export async function writeEdition(client: Client, runId: string, answer: Answer) {
  const { table, taught } = answer
  const { scene } = table
  const { world } = scene
  const { shown: places, expected } = shownPlaces(answer)
  const explained = places.map(({ row }) =>
    knownOnly(explain(table, row, taught), table.values.subarray(row * width, (row + 1) * width)),
  )
  const claimsFor = claimsOf(scene)
  const claimed = places.map(({ company }, at) => ({
    company,
    contributions: byFactor(explained[at]?.contributions ?? new Float64Array()),
    claims: claimsFor(company),
  }))
  const { sentences, dropped } = await sentencesOf(client, world, claimed)
  const timesHere = (company: number) => timesOf(scene.here.get(company) ?? 0)
  const confidenceOf = (company: number) => {
    if (timesHere(company) >= 2 && scene.earlier.length >= 3) return 'high'
    return timesHere(company) >= 1 || scene.track(company).editions.length >= 3 ? 'mid' : 'low'
  }
  await copyInto(
    client,
    `prediction (id, run_id, edition_id, company_id, rank, probability, confidence, times_here,
      expected_booth_type, expected_area_low, expected_area_high, base, contributions, reasons, facts)`,
    copyPieces(
      places.map((place, at) => {
        const booth = expectedBooth(scene, place.company)
        return [
          uuid(),
          runId,
          scene.target.id,
          world.exhibitors.keyOf(place.company),
          at + 1,
          place.probability.toFixed(5),
          confidenceOf(place.company),
          timesHere(place.company),
          booth.type === 'unknown' ? null : booth.type,
          booth.low,
          booth.high,
          (explained[at]?.base ?? 0).toFixed(4),
          `{${claimed[at]?.contributions.map((value) => value.toFixed(4)).join(',')}}`,
          JSON.stringify(sentences[at]?.reasons.map(rounded)),
          JSON.stringify(sentences[at]?.facts),
        ]
      }),
    ),
  )
  const count = (of: (place: (typeof places)[number]) => boolean) => places.filter(of).length
  const head: Head = {
    editionId: scene.target.id,
    lack: null,
    counts: {
      predicted: places.length,
      high: count(({ probability }) => bandOf(probability) === 'high'),
      mid: count(({ probability }) => bandOf(probability) === 'mid'),
      newcomer: Math.round(expected.newcomers),
      expected: Math.round(expected.returning),
      regions: regionCounts(places.map(({ company }) => world.exhibitors.region[company] ?? 0)),
    },
  }
  const reasons = sentences.reduce((sum, one) => sum + one.reasons.length, 0)
  return { head, predictions: places.length, reasons, dropped }
}

/** What is unknown speaks neither for nor against: what the model makes of it goes to the base. */
function knownOnly({ base, contributions }: Explanation, values: Float32Array): Explanation {
  const unknown = contributions.reduce((sum, one, at) => (Number.isNaN(values[at]) ? sum + one : sum), 0)
  return {
    base: base + unknown,
    contributions: contributions.map((one, at) => (Number.isNaN(values[at]) ? 0 : one)),
  }
}

/** Contributions by heading, in the order of `factorCodes`. */
function byFactor(contributions: Float64Array): number[] {
  const sums = new Map<FactorCode, number>()
  contributions.forEach((value, at) => {
    const factor = factorOfFeature[at]
    if (factor !== undefined) sums.set(factor, (sums.get(factor) ?? 0) + value)
  })
  return factorCodes.map((code) => sums.get(code) ?? 0)
}

function rounded<T extends { contribution: number }>(reason: T): T {
  return { ...reason, contribution: Math.round(reason.contribution * 1e4) / 1e4 }
}

/** Companies by region code, each counted at its district, its city and its province. */
function regionCounts(codes: number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const number of codes) {
    if (number === 0) continue
    const code = String(number)
    for (const level of new Set([code, `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]))
      counts[level] = (counts[level] ?? 0) + 1
  }
  return counts
}
