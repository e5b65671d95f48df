import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { favorCompany } from '#company/favorite.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

/** What can be done with a company without opening it. */
export async function offerRowActions({
  id,
  name,
  myState,
}: Pick<CompanyCard, 'id' | 'name' | 'myState'>): Promise<void> {
  const favorited = myState?.favorited === true
  const { comparingActions } = await withWords(import('#company/comparing/compareCompany.ts'))
  const comparing = comparingActions({ id, name })
  const chosen = await chooseAction(name, [
    t(favorited ? 'company.unfavorite' : 'company.favorite'),
    t('company.writeFollowUp'),
    t('title.contacts'),
    ...comparing.map(({ label }) => label),
  ])
  if (chosen === 0) await favorCompany(id, !favorited)
  if (chosen === 1) navigateTo(to('/pages/followUp/form', { targetType: 'company', targetId: id }))
  if (chosen === 2) navigateTo(to('/pages/enterprise/contactList/contactList', { id }))
  if (chosen !== null) comparing[chosen - 3]?.onChoose()
}
