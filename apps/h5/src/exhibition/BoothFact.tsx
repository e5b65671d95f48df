import { BoothPlate } from '#exhibition/BoothPlate.tsx'
import { plateOf } from '#exhibition/plateOf.ts'
import { t } from '#i18n/t.ts'

interface BoothFactProps {
  boothNo: string | null
  /** Where the list says it; all of an entry, 、 between them. */
  pavilionName: string | null
}

/** The plate within a line of facts, or that the booth is not known. */
export function BoothFact({ boothNo, pavilionName }: BoothFactProps) {
  const plate = plateOf({ boothNo, firstPavilion: pavilionName })
  return plate ? <BoothPlate {...plate} /> : <>{t('company.boothUnknown')}</>
}
