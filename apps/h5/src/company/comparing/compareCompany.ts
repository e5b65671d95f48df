import { fewestCompared, mostCompared } from '@zhzz/contract/company/compared.ts'
import { type Chosen, comparisonTray, fillTray } from '#company/comparing/tray.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Whether a company lies in the tray. */
export function isCompared(id: string): boolean {
  return comparisonTray().some((one) => one.id === id)
}

/** Lays a company in the tray, or takes it out; where no place is left, says so. */
export function compareCompany(company: Chosen): void {
  const tray = comparisonTray()
  if (isCompared(company.id)) {
    fillTray(tray.filter(({ id }) => id !== company.id))
    toast(t('companyCompare.takenOut'))
  } else if (tray.length >= mostCompared) toast(t('companyCompare.full', { n: mostCompared }))
  else {
    fillTray([...tray, company])
    toast(t('companyCompare.added', { n: tray.length + 1, most: mostCompared }))
  }
}

/** What a menu of a company offers: in or out of the tray, and the comparison once there are two. */
export function comparingActions(company: Chosen): { label: string; onChoose: () => void }[] {
  const tray = comparisonTray()
  return [
    {
      label: t(isCompared(company.id) ? 'companyCompare.takeOut' : 'companyCompare.add'),
      onChoose: () => compareCompany(company),
    },
    ...(tray.length >= fewestCompared
      ? [{ label: t('companyCompare.openTray', { n: tray.length }), onChoose: openComparison }]
      : []),
  ]
}

/** Opens what lies in the tray, side by side. */
export function openComparison(): void {
  const ids = comparisonTray().map(({ id }) => id)
  navigateTo(to('/pages/enterprise/compare', { ids: ids.join(',') }))
}
