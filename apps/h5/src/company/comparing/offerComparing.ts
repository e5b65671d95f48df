import { comparingActions } from '#company/comparing/compareCompany.ts'
import type { Chosen } from '#company/comparing/tray.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { specPages } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

/** Offers what a company can be compared with: those chosen before, and those like it. */
export async function offerComparing(company: Chosen): Promise<void> {
  const similar = '/pages/enterprise/detail/similarCompany'
  const actions = [
    ...comparingActions(company),
    { label: t(specPages[similar]), onChoose: () => navigateTo(to(similar, company)) },
  ]
  const chosen = await chooseAction(
    company.name,
    actions.map(({ label }) => label),
  )
  if (chosen !== null) actions[chosen]?.onChoose()
}
