import { copyInto, copyText } from '@zhzz/db/copyRows.ts'
import { ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import type { ClientBase } from 'pg'
import { mergeListOnly, resolve } from '#company/resolve.ts'
import type { CompanyRow } from '#company/row.ts'
import { dropSearchIndexesForLoad } from '#company/searchIndexes.ts'
import { insertSearchLines, rewriteSearchRows, searchLineOfNew, tierBounds } from '#company/searchRows.ts'
import { createStaging, type StagedCompany, staged, stagingTarget } from '#company/staging.ts'
import * as write from '#company/write.ts'
import { refreshCounters } from '#counters.ts'
import type { Outcome, RunContext, Writer } from '#dataset.ts'
import { rematchOpen } from '#exhibitor/rematch.ts'

type Prepared = { companies: StagedCompany[]; lines: string[]; searchLines: Map<string, string> }

/** Writes companies and their search rows in the same transaction. */
export async function openCompanyWriter(
  client: ClientBase,
  context: RunContext,
): Promise<Writer<CompanyRow, Prepared>> {
  const bounds = await tierBounds(client)
  await client.query(createStaging)
  await dropSearchIndexesForLoad(client, context.expectedRows)
  // Search lines are made ahead, while the database writes the batch before, as long as most rows are new.
  let expectsNew = true
  let hasWritten = false
  return {
    prepare(rows) {
      const companies = rows.map((row) => staged(row, context.fileName))
      return {
        companies,
        lines: companies.map(({ values }) => copyText(values)),
        searchLines: new Map(
          expectsNew ? companies.map(({ id, row }) => [id, searchLineOfNew(id, row, bounds)]) : [],
        ),
      }
    },
    async write({ companies, lines, searchLines }) {
      await client.query('truncate incoming_company')
      await copyInto(client, stagingTarget, [lines.join('')])
      for (const statement of write.dropUnknownCodes) await client.query(statement)
      for (const statement of resolve) await client.query(statement)
      await client.query(mergeListOnly)
      await client.query(write.markUnchanged, [context.fileStamp])
      await client.query(write.insertNew, [context.fileStamp])
      const touched = await applyChanges(client, context.fileStamp)
      const { rows } = await client.query<{
        id: string
        line: number
        company_id: string | null
        is_new: boolean
      }>(
        'select id, line, coalesce(company_id, case when is_new then id end) as company_id, is_new from incoming_company',
      )
      const fresh = new Set(rows.filter((row) => row.is_new).map(({ id }) => id))
      for (const id of fresh) touched.delete(id)
      await insertSearchLines(
        client,
        companies
          .filter(({ id }) => fresh.has(id))
          .map(({ id, row }) => searchLines.get(id) ?? searchLineOfNew(id, row, bounds)),
      )
      await rewriteSearchRows(client, [...touched], bounds)
      hasWritten ||= fresh.size + touched.size > 0
      expectsNew = fresh.size * 2 > companies.length
      return outcomeOf(rows, touched, fresh)
    },
    async finish() {
      if (await ensureSearchIndexes(client)) await client.query('analyze company, company_search')
      if (hasWritten) await rematchOpen(client)
      await refreshCounters(client)
    },
  }
}

/** Updates, old names, brands and former names; the records that are different now. */
async function applyChanges(client: ClientBase, fileStamp: Buffer): Promise<Set<string>> {
  const touched = new Set<string>()
  const { rows } = await client.query<{ rounds: number }>(write.rounds)
  for (let round = 1; round <= (rows[0]?.rounds ?? 0); round++) {
    await client.query(write.keepOldNames, [round])
    const updated = await client.query<{ id: string }>(write.updateChanged, [round, fileStamp])
    for (const { id } of updated.rows) touched.add(id)
  }
  for (const statement of [write.insertBrands, write.insertFormerNames]) {
    const { rows: named } = await client.query<{ id: string }>(statement)
    for (const { id } of named) touched.add(id)
  }
  return touched
}

function outcomeOf(
  rows: { line: number; company_id: string | null }[],
  touched: Set<string>,
  fresh: Set<string>,
): Outcome {
  const outcome: Outcome = { written: 0, unchanged: 0, rejected: [] }
  for (const { line, company_id } of rows) {
    if (company_id === null) {
      outcome.rejected.push({
        line,
        reason: 'several companies bear this name and the row has no credit code to tell which',
      })
    } else if (touched.has(company_id) || fresh.has(company_id)) outcome.written += 1
    else outcome.unchanged += 1
  }
  return outcome
}
