import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { CustomerGroup, CustomerRow } from '@zhzz/contract/schedule/customerEditions.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useRead } from '#api/useRead.ts'
import { formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Locked } from '#ui/shown/Locked.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface MeetSheetProps {
  edition: EditionCard
  group: CustomerGroup
  onClose: () => void
}

/** Rows of the sheet; who is likeliest stands first. */
const most = 50

/** 会遇到谁: who of one's own companies is listed or expected there, as many as the plan shows. */
export function MeetSheet({ edition, group, onClose }: MeetSheetProps) {
  const read = useRead(schedule.customersAt, { editionId: edition.id, group, limit: most })
  const open = (page: () => void) => {
    onClose()
    page()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('customers.meet')}
      footer={
        <Button
          onClick={() => open(() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id })))}
        >
          {t('mySchedule.publicDetail')}
        </Button>
      }
    >
      <Loaded read={read} skeleton={<Skeleton rows={5} height={60} />}>
        {({ list, access }) => (
          <>
            {list.map((row) => (
              <ListRow
                key={row.id}
                lead={<Avatar name={row.company.name} />}
                title={row.company.name}
                facts1={<FactLine tone="ink" facts={[presenceText(row)]} />}
                onOpen={() =>
                  open(() => navigateTo(to('/pages/enterprise/detail/detail', { id: row.company.id })))
                }
              />
            ))}
            {access.reason !== null && (
              <Locked
                hidden={access.hidden}
                reason={access.reason}
                onAct={() => open(() => void showUpgrade(t('title.predictedCompanies')))}
              />
            )}
          </>
        )}
      </Loaded>
    </Sheet>
  )
}

function presenceText({ isListed, boothNo, probability }: CustomerRow): string {
  if (!isListed) return t('customers.chance', { percent: formatPercent(Math.round(100 * probability)) })
  return boothNo ? t('customers.booth', { no: boothNo }) : t('customers.isListed')
}
