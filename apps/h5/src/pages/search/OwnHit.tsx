import type { OwnRecord } from '@zhzz/contract/search/ownRecord.ts'
import { openTarget } from '#followUp/openTarget.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

const kinds = { number: 'search.ownNumber', person: 'followUp.contact', note: 'search.ownNote' } as const

/** Whose number, name or word it is, as one's own team has it, and who knows it since when. */
export function OwnHit({ record }: { record: OwnRecord }) {
  const { kind, name, snippet, marks, by, at } = record
  return (
    <ListRow
      title={name}
      facts1={
        <FactLine
          tone="ink"
          facts={[t(kinds[kind]), <Highlight key="said" text={snippet} marks={marks} />]}
        />
      }
      facts2={<FactLine facts={[by, formatDate(at)]} />}
      onOpen={() => openTarget(record)}
    />
  )
}
