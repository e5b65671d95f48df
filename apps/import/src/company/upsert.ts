import { copyInto } from '@zhzz/db/copyRows.ts'
import type { ClientBase } from 'pg'
import { linesOf } from '#company/joinedLines.ts'
import type { CompanyBatch, CompanyHint } from '#company/reading.ts'
import { listedAlike, resolve } from '#company/resolve.ts'
import { completeSearch, dropSearchIndexesForLoad } from '#company/searchIndexes.ts'
import { insertSearchLines, rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { createStaging, stagingTarget } from '#company/staging.ts'
import * as write from '#company/write.ts'
import { type Contacts, writeContacts } from '#contact/write.ts'
import { forgetWrong } from '#correct/forgetWrong.ts'
import { refreshCounters } from '#counters.ts'
import type { Outcome, RunContext, Writer } from '#dataset.ts'
import { rehouse } from '#house/rehouse.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { retellCompanies } from '#topic/retell.ts'

/** Of each row its record, and the one that people see: another where the record was joined to it. */
const named = `
  select i.id, i.line, i.is_new, coalesce(i.company_id, case when i.is_new then i.id end) as company_id,
    coalesce(c.merged_into_id, i.company_id, case when i.is_new then i.id end) as shown_id
  from incoming_company i left join company c on c.id = i.company_id`

/** After so many new records, and each time there are eight times as many, the statistics are made again. */
const firstAnalyze = 10_000

/** Writes companies and their search rows in the same transaction. */
export async function openCompanyWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<CompanyBatch, CompanyHint>> {
  const bounds = await tierBounds(client)
  await client.query(createStaging)
  await dropSearchIndexesForLoad(client, context.expectedRows)
  let expectsNew = true
  let written = 0
  let analyzeAt = firstAnalyze
  return {
    hint: () => ({ expectsNew, bounds }),
    async write({ ids, lines, searchLines, contacts }) {
      await client.query('truncate incoming_company')
      await copyInto(client, stagingTarget, [lines])
      for (const statement of write.dropUnknownCodes) await client.query(statement)
      for (const statement of resolve) await client.query(statement)
      await client.query(forgetWrong)
      const { rows: alike } = await client.query<{ fromId: string; toId: string }>(listedAlike)
      const joined = await joinCompanies(
        client,
        alike.map((pair) => ({ ...pair, score: 1, reasons: ['sameName'], toldBy: null })),
      )
      await client.query(write.markUnchanged, [context.fileStamp])
      await client.query(write.insertNew, [context.fileStamp])
      const touched = await applyChanges(client, context.fileStamp)
      const { rows } = await client.query<{
        id: string
        line: number
        company_id: string | null
        shown_id: string | null
        is_new: boolean
      }>(named)
      const fresh = new Set(rows.filter((row) => row.is_new).map(({ id }) => id))
      for (const id of joined) touched.set(id, true)
      for (const id of fresh) touched.delete(id)
      const changed = [...touched].flatMap(([id, saysMore]) => (saysMore ? [id] : []))
      await retellCompanies(client, changed)
      if (searchLines)
        await insertSearchLines(
          client,
          linesOf(searchLines, (number) => fresh.has(ids[number] ?? '')),
        )
      await rewriteSearchRows(client, searchLines ? changed : [...fresh, ...changed], bounds)
      written += fresh.size + touched.size
      // Without them the planner takes a name for one of 200 and reads the whole table for every batch.
      if (written >= analyzeAt) {
        await client.query('analyze company')
        analyzeAt *= 8
      }
      expectsNew = fresh.size * 2 > ids.length
      const companyOf = new Map(rows.map(({ id, shown_id }) => [id, shown_id]))
      const reached = await writeReached(
        client,
        context,
        contacts.flatMap(({ at, ...said }) => {
          const companyId = companyOf.get(ids[at] ?? '')
          return companyId ? [{ line: at, companyId, ...said }] : []
        }),
      )
      return outcomeOf(rows, new Set([...touched.keys(), ...reached]), fresh)
    },
    async finish() {
      await completeSearch(client, context.pool)
      if (written > 0) await rehouse(client)
      await refreshCounters(client)
    },
  }
}

/** Writes the contacts of the batch where the key is at hand; returns the companies that got or changed one. */
async function writeReached(
  client: ClientBase,
  { sealing, fileStamp, log }: RunContext,
  rows: Contacts[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  if (sealing === null) {
    log('telephones and addresses were left out: they are sealed, which takes the key')
    return new Set()
  }
  const written = await writeContacts(client, rows, sealing, fileStamp)
  return new Set(rows.filter(({ line }) => written.has(line)).map(({ companyId }) => companyId))
}

/** Updates, old names, brands and former names; the records that are different now, and whether in what is searched. */
async function applyChanges(client: ClientBase, fileStamp: Buffer): Promise<Map<string, boolean>> {
  const touched = new Map<string, boolean>()
  const { rows } = await client.query<{ rounds: number }>(write.rounds)
  for (let round = 1; round <= (rows[0]?.rounds ?? 0); round++) {
    await client.query(write.keepOldNames, [round])
    const updated = await client.query<{ id: string; says_more: boolean }>(write.updateChanged, [
      round,
      fileStamp,
    ])
    for (const { id, says_more } of updated.rows) touched.set(id, says_more || touched.get(id) === true)
  }
  for (const statement of [write.insertBrands, write.insertFormerNames, write.insertTags]) {
    const { rows: named } = await client.query<{ id: string }>(statement)
    for (const { id } of named) touched.set(id, true)
  }
  return touched
}

function outcomeOf(
  rows: { line: number; company_id: string | null; shown_id: string | null }[],
  touched: Set<string>,
  fresh: Set<string>,
): Outcome {
  const outcome: Outcome = { written: 0, unchanged: 0, rejected: [] }
  for (const { line, company_id, shown_id } of rows) {
    if (company_id === null || shown_id === null) {
      outcome.rejected.push({
        line,
        reason: 'several companies bear this name and the row has no credit code to tell which',
      })
    } else if (touched.has(company_id) || touched.has(shown_id) || fresh.has(company_id)) outcome.written += 1
    else outcome.unchanged += 1
  }
  return outcome
}
