import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Asks who just spoke to a company whether it will be at an exhibition that is to come and predicted; else nothing. */
export async function askVerdict(company: { id: string; name: string }, editionId: string): Promise<void> {
  const head = await send(prediction.edition, { id: editionId }).catch(() => null)
  if (head === null || head.lack !== null || head.edition.daysLeft <= 0) return
  const chosen = await chooseAction(
    t('prediction.askVerdict', { name: company.name, edition: head.edition.name }),
    [t('prediction.willCome'), t('prediction.willNotCome')],
  )
  if (chosen === null) return
  const verdict = chosen === 0 ? 'yes' : 'no'
  const done = await send(prediction.feedback, { editionId, companyId: company.id, verdict }).catch(explain)
  if (!done) return
  outdate([prediction.companies, prediction.byCompany])
  toast(t('prediction.thanks'))
}
