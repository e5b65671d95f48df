import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { publishedText } from '#news/publishedText.ts'
import { Card } from '#ui/Card.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 客户动态: articles of this week, under the company one knows. */
export function CustomerNews({ news }: Pick<Output<typeof home.todo>, 'news'>) {
  if (news.length === 0) return null
  return (
    <Card flush title={t('home.customerNews')}>
      {news.map((card) => (
        <ListRow
          key={card.id}
          title={card.company}
          facts1={<FactLine tone="ink" facts={[card.title]} />}
          facts2={<FactLine facts={[card.publisher, publishedText(card)]} />}
          onOpen={() => navigateTo(to('/pages/news/detail/detail', { id: card.id }))}
        />
      ))}
    </Card>
  )
}
