import { company } from '@zhzz/contract/company/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { companiesFile } from '#company/companiesFile.ts'
import { saveCsv } from '#company/saveCsv.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 导出: the chosen companies, or without a choice the list from its first row, as a file. */
export function useExport() {
  const write = useWrite(company.exportList, {
    onFailure: {
      forbidden: () => void showUpgrade(t('filter.exportPlan')),
      planTooLow: () => void showUpgrade(t('filter.exportPlan')),
      quotaUsedUp: () => void showUpgrade(t('filter.exportUsedUp')),
      nothingToDo: () => toast(t('filter.exportNothing')),
    },
  })
  async function ask(question: Request<typeof company.exportList>) {
    if (!(await askToSignIn())) return
    const { companyIds } = question
    const agreed = await confirmDialog({
      title: companyIds ? t('filter.exportTitle', { n: companyIds.length }) : t('filter.exportAllTitle'),
      body: <p>{t('filter.exportText')}</p>,
      confirm: t('filter.export'),
    })
    if (!agreed) return
    const done = await write.send(question)
    if (!done) return
    const { rows, remaining, isCut } = done
    saveCsv(t('filter.exportFile'), companiesFile(rows))
    toast(t(isCut ? 'filter.exportCut' : 'filter.exportDone', { n: rows.length, left: remaining }))
  }
  return { ask, isPending: write.isPending }
}
