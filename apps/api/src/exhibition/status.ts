import type { EditionStatus } from '@zhzz/contract/exhibition/card.ts'
import { editionStatus } from '@zhzz/contract/exhibition/card.ts'
import { type RawBuilder, sql } from 'kysely'

/** Status of `exhibition_edition as edition` on a day: what was set, else what its dates say. */
export function statusOn(today: string): RawBuilder<string> {
  return sql<string>`case when edition.set_status is not null then edition.set_status
    when edition.start_date > ${today}::date then 'upcoming'
    when edition.end_date < ${today}::date then 'ended' else 'ongoing' end`
}

export function readStatus(text: string): EditionStatus {
  return editionStatus.parse(text)
}
