import type { ByPerson } from '@zhzz/contract/schedule/review.ts'
import { t } from '#i18n/t.ts'
import { figureFacts } from '#pages/exhSchedule/review/figureFacts.ts'
import { Card } from '#ui/Card.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What each of the team did there. */
export function People({ people }: { people: readonly ByPerson[] }) {
  return (
    <Card title={t('call.byMember')} flush>
      {people.map(({ id, name, figures }) => {
        const { counts, money } = figureFacts(figures)
        return (
          <ListRow
            key={id}
            height={78}
            lead={<Avatar name={name ?? ''} />}
            title={name ?? t('mySchedule.unnamed')}
            facts1={<FactLine tone="ink" facts={counts} />}
            facts2={<FactLine facts={money} />}
          />
        )
      })}
    </Card>
  )
}
