import type { EditionStatus } from '@zhzz/contract/exhibition/card.ts'
import { t } from '#i18n/t.ts'
import { Chip } from '#ui/shown/Chip.tsx'

const tones = {
  upcoming: 'blue',
  ongoing: 'green',
  ended: 'grey',
  postponed: 'amber',
  cancelled: 'red',
} as const

/** 未开始, 进行中, 已结束, 延期, 取消. */
export function EditionStatusChip({ status }: { status: EditionStatus }) {
  return <Chip tone={tones[status]}>{t(`exhibition.${status}`)}</Chip>
}
