import { member } from '@zhzz/contract/member/calls.ts'
import type { Order } from '@zhzz/contract/member/orderCalls.ts'
import { planName } from '#account/planName.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { formatDate, formatDateRange, formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/plan/Plan.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { ask } from '#ui/overlay/dialog.ts'
import { Blank } from '#ui/shown/Blank.tsx'
import { Chip, type Tone } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

const looks = {
  pending: { key: 'order.pending', tone: 'amber' },
  active: { key: 'order.active', tone: 'green' },
  expired: { key: 'order.expired', tone: 'grey' },
  refunded: { key: 'order.refunded', tone: 'grey' },
  cancelled: { key: 'order.cancelled', tone: 'grey' },
} as const satisfies Record<Order['status'], { key: string; tone: Tone }>

/** 开通记录: what was asked for and opened, the latest first; a tap reads what customer service said. */
export function Orders() {
  const pages = useReadPages(member.orders, { limit: 20 }, { staleTime: 0 })
  return (
    <PagedList
      pages={pages}
      rowKey={({ no }) => String(no)}
      rowHeight={82}
      edge
      empty={
        <Blank
          title={t('order.none')}
          text={t('order.noneText')}
          action={{ label: t('person.benefits'), onClick: () => navigateTo(to('/pages/my/member')) }}
        />
      }
    >
      {(order) => <OrderRow order={order} />}
    </PagedList>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { no, plan, status, from, to: until, amount, wish, answer, createdAt } = order
  return (
    <ListRow
      title={
        <span className={styles.status}>
          {planName(plan)} <Chip tone={looks[status].tone}>{t(looks[status].key)}</Chip>
        </span>
      }
      facts1={
        <FactLine
          tone="ink"
          facts={[
            t('order.no', { no: String(no) }),
            from === null || until === null
              ? t('order.askedOn', { day: formatDate(createdAt) })
              : formatDateRange(from, until),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            from !== null && (amount === null ? t('order.noAmount') : formatMoney(amount)),
            answer || wish,
          ]}
        />
      }
      onOpen={
        answer === ''
          ? undefined
          : () =>
              void ask({
                title: t('order.answer'),
                body: answer,
                actions: [{ label: t('shell.gotIt'), look: 'main' }],
              })
      }
    />
  )
}
