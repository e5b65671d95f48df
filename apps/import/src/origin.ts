import { dateOf } from '#value/date.ts'
import { lineOf } from '#value/text.ts'
import type { Cells } from '#verdict.ts'

/** Fields that rows of every dataset may have: whom a row comes from, and up to which day it was known there. */
export const originFields = {
  source: '数据来源 来源 号码来源 信息来源 数据渠道 来源名称 source data_source source_name data_provider',
  asOf: '数据截至 截至日期 截至 数据日期 数据更新时间 数据更新日期 更新时间 更新日期 as_of as_of_date data_date last_update_date last_updated last_update updated_at updated_on',
}

export type OriginField = keyof typeof originFields

/** `source` is what pages show; `asOf` is null where no one said. */
export type Origin = { source: string; asOf: string | null }

/** Whom a row comes from that names no one, when the run names no one either. */
export const operatorsImport = '运营方导入'

const longestSource = 100
const fileName = /\.(?:csv|tsv|txt|ndjson|jsonl|json|xlsx?|ics|zip)$/i

/** A name that may be shown: not the name of a file, not an address. */
export function isSourceName(name: string): boolean {
  return name.length <= longestSource && !fileName.test(name) && !name.includes('://')
}

/** What a row says of its origin; `today` as `YYYY-MM-DD`: nobody knows a later day. */
export function originOf(cells: Cells<OriginField>, today: string, warnings: string[]): Origin {
  const named = lineOf(cells.get('source'))
  const written = lineOf(cells.get('asOf'))
  const day = dateOf(written ?? undefined)
  if (written !== null && day === null) warnings.push('asOf: not a date')
  if (day !== null && day > today) warnings.push('asOf: a day to come, left out')
  return {
    source: named !== null && isSourceName(named) ? named : operatorsImport,
    asOf: day !== null && day <= today ? day : null,
  }
}
