import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import type { ExhibitorTab } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'

interface KindsProps {
  tab: ExhibitorTab
  counts: Output<typeof exhibition.exhibitors>['counts'] | undefined
}

/** 特装, 新展商, those not known to me and 我的目标, each with how many the list holds; a second tap shows all. */
export function Kinds({ tab, counts }: KindsProps) {
  async function choose(next: ExhibitorTab) {
    if ((next === 'target' || next === 'unknown') && !(await askToSignIn())) return
    setParams({ tab: next === tab ? undefined : next, change: undefined })
  }
  const kinds = [
    ['custom', t('exhibitor.tabCustom'), counts?.customBuilt],
    ['new', t('exhibitor.tabNew'), counts?.firstTime],
    ['unknown', t('exhibitor.tabUnknown'), undefined],
    ['target', t('title.target'), counts?.targets],
  ] as const
  return kinds.map(([kind, label, count]) => (
    <QuickFilter
      key={kind}
      label={label}
      count={count}
      chosen={tab === kind}
      onToggle={() => void choose(kind)}
    />
  ))
}
