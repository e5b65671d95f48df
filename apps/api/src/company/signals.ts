import type { company } from '@zhzz/contract/company/calls.ts'
import { findCompany } from '#company/found.ts'
import { mostSignals, signalRows } from '#company/signal/signalRows.ts'
import type { Handler } from '#context.ts'
import { cutOut, openPage } from '#page.ts'
import { provenanceOf } from '#provenance.ts'

export const signals: Handler<typeof company.signals> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const found = await findCompany(db, input.id)
  if (found === undefined) throw fail('notFound')
  const rows = await signalRows(db, found.id, { viewer, now })
  const page = await openPage(context, input)
  return {
    ...page.answer(cutOut(rows, page), { total: rows.length, totalIsMore: rows.length >= mostSignals }),
    companyName: found.name,
    provenance: await provenanceOf(db, found, { locale, now }),
  }
}
