import type { HeldCounts } from '@zhzz/contract/team/handOver.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

const kinds = ['customers', 'tasks', 'targets', 'exhibitions'] as const
const words = {
  customers: 'handOver.customers',
  tasks: 'handOver.tasks',
  targets: 'handOver.targets',
  exhibitions: 'message.handedExhibitions',
} as const

/** 客户 12, 待办 3, 目标 8; what is none is left out. */
export function heldFacts(held: HeldCounts): string[] {
  return kinds.filter((kind) => held[kind] > 0).map((kind) => t(words[kind], { n: held[kind] }))
}

/** 客户 12 → 18, for each that becomes more. */
export function changeFacts(before: HeldCounts, after: HeldCounts): string[] {
  return kinds
    .filter((kind) => after[kind] !== before[kind])
    .map((kind) =>
      t('handOver.change', {
        before: t(words[kind], { n: before[kind] }),
        after: formatNumber(after[kind]),
      }),
    )
}
