import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { t } from '#i18n/t.ts'
import { Chip, type Tone } from '#ui/shown/Chip.tsx'

const tones = {
  opened: 'green',
  trial: 'blue',
  asked: 'amber',
  closed: 'grey',
  coming: 'grey',
} as const satisfies Record<ApplicationCard['openState'], Tone>

/** 试用中, 申请中, 未开通, 敬请期待; what a guest only has to sign in for is said by the sign-in itself. */
export function StateChip({ openState, closedBy }: Pick<ApplicationCard, 'openState' | 'closedBy'>) {
  if (closedBy === 'signIn') return null
  return <Chip tone={tones[openState]}>{t(`application.${openState}`)}</Chip>
}
