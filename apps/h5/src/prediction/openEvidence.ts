import type { Evidence } from '@zhzz/contract/prediction/reason.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { type Href, to } from '#nav/to.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

/** Opens the record behind a reason; of several the person chooses. `companyName`: whose entry a list is opened at. */
export async function openEvidence(evidence: readonly Evidence[], companyName: string): Promise<void> {
  const chosen = evidence.length > 1 ? await chooseAction(t('prediction.evidence'), evidence.map(labelOf)) : 0
  const record = chosen === null ? undefined : evidence[chosen]
  if (record) navigateTo(hrefOf(record, companyName))
}

export function labelOf(record: Evidence): string {
  if (record.type === 'company') return record.companyName
  const year = record.startDate.slice(0, 4)
  const name = record.editionName.includes(year) ? record.editionName : `${record.editionName} · ${year}`
  return record.type === 'participation' && record.boothNo ? `${name} · ${record.boothNo}` : name
}

function hrefOf(record: Evidence, companyName: string): Href {
  if (record.type === 'company') return to('/pages/enterprise/detail/detail', { id: record.id })
  if (record.type === 'edition') return to('/pages/exhibition/detail/detail', { id: record.id })
  return to('/pages/exhibition/moreExh/moreExh', { editionId: record.editionId, keyword: companyName })
}
