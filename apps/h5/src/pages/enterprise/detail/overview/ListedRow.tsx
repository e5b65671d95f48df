import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { boothWords } from '#company/boothType.ts'
import { BoothFact } from '#exhibition/BoothFact.tsx'
import { Countdown } from '#exhibition/Countdown.tsx'
import { shanghaiToday } from '#i18n/today.ts'
import { ComingRow } from '#pages/enterprise/detail/overview/ComingRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

type Entry = CompanyDetail['exhibitionProfile']['upcoming'][number]

/** An edition on whose list it stands: its booth, and how long there is. */
export function ListedRow({ entry }: { entry: Entry }) {
  const { editionId, startDate, boothNo, cityName } = entry
  const daysLeft = daysUntil(startDate)
  return (
    <ComingRow edition={{ ...entry, id: editionId }}>
      <FactLine
        facts={[
          <BoothFact key="booth" boothNo={boothNo} pavilionName={entry.pavilionName} />,
          boothWords(entry),
          cityName,
          <Countdown key="when" edition={{ status: daysLeft > 0 ? 'upcoming' : 'ongoing', daysLeft }} />,
        ]}
      />
    </ComingRow>
  )
}

function daysUntil(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(shanghaiToday())) / 86_400_000)
}
