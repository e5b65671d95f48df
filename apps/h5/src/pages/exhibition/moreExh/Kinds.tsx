import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import type { ExhibitorTab } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { Tabs } from '#ui/list/Tabs.tsx'

interface KindsProps {
  tab: ExhibitorTab
  counts: Output<typeof exhibition.exhibitors>['counts'] | undefined
}

/** 全部, 特装展商, 新展商, 我的目标, each with how many the list holds, and those not known to me. */
export function Kinds({ tab, counts }: KindsProps) {
  async function choose(next: ExhibitorTab) {
    if ((next === 'target' || next === 'unknown') && !(await askToSignIn())) return
    setParams({ tab: next === 'all' ? undefined : next, change: undefined })
  }
  return (
    <Tabs
      label={t('exhibitor.lists')}
      tabs={[
        { value: 'all', label: t('shell.all'), count: countOf(counts?.all) },
        { value: 'custom', label: t('exhibitor.tabCustom'), count: countOf(counts?.customBuilt) },
        { value: 'new', label: t('exhibitor.tabNew'), count: countOf(counts?.firstTime) },
        { value: 'unknown', label: t('exhibitor.tabUnknown') },
        { value: 'target', label: t('exhibitor.tabTargets'), count: countOf(counts?.targets) },
      ]}
      chosen={tab}
      onChoose={(next) => void choose(next)}
    />
  )
}

function countOf(count: number | null | undefined): string | undefined {
  return typeof count === 'number' ? formatNumber(count) : undefined
}
