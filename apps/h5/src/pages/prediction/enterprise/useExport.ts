import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useWrite } from '#api/useWrite.ts'
import { companiesFile } from '#company/companiesFile.ts'
import { saveCsv } from '#company/saveCsv.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { expectedQuestion } from '#pages/prediction/enterprise/expectedList.ts'
import { chanceText } from '#prediction/chanceText.ts'
import { boothWords } from '#prediction/saidFacts.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 导出: what asks for the list as it is filtered and ordered, as a file. */
export function useExport(editionId: string, params: Address): () => void {
  const write = useWrite(prediction.exportList, {
    onFailure: {
      forbidden: () => void showUpgrade(t('filter.exportPlan')),
      planTooLow: () => void showUpgrade(t('filter.exportPlan')),
      quotaUsedUp: () => void showUpgrade(t('filter.exportUsedUp')),
      nothingToDo: () => toast(t('filter.exportNothing')),
    },
  })
  async function ask() {
    if (!(await askToSignIn())) return
    const agreed = await confirmDialog({
      title: t('filter.exportAllTitle'),
      body: t('filter.exportText'),
      confirm: t('filter.export'),
    })
    if (!agreed) return
    const done = await write.send(expectedQuestion(editionId, params))
    if (!done) return
    const { rows, remaining, isCut } = done
    const file = companiesFile(rows, [
      [t('prediction.probability'), (row) => chanceText(row.probability)],
      [t('prediction.filterBand'), (row) => t(`prediction.${row.band}`)],
      [
        t('prediction.filterNewOld'),
        (row) => t(row.timesHere === 0 ? 'prediction.newcomer' : 'exhibition.oldExhibitor'),
      ],
      [t('prediction.filterBooth'), (row) => row.expectedBoothType && t(boothWords[row.expectedBoothType])],
      [t('prediction.sortArea'), (row) => row.expectedAreaHigh],
    ])
    saveCsv(t('title.predictedCompanies'), file)
    toast(t(isCut ? 'filter.exportCut' : 'filter.exportDone', { n: rows.length, left: remaining }))
  }
  return () => void ask()
}
