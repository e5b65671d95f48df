import { report } from '@zhzz/contract/report/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import type { ReportedObject } from '#reading/report/reported.ts'
import { ask } from '#ui/overlay/dialog.ts'
import { whileLoading } from '#ui/overlay/loading.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 纠错: a sheet that asks what is wrong and what is right. */
export function reportError(about: ReportedObject): Promise<void> {
  return inSheet({ title: t('shell.reportError'), about })
}

/** 反馈缺失数据: a sheet that asks what is not here; `name` as it was looked for. */
export function reportMissing(name: string): Promise<void> {
  return inSheet({ title: t('search.reportMissing'), about: { name } })
}

async function inSheet(asked: { title: string; about: ReportedObject | { name: string } }): Promise<void> {
  if (!(await askToSignIn())) return
  try {
    const { ReportSheet } = await withWords(import('#reading/report/ReportSheet.tsx'))
    await ask({
      actions: [],
      sheet: ({ asked: { answer } }) => <ReportSheet {...asked} onClose={() => answer(null)} />,
    })
  } catch {
    toast(t('failure.offline'))
  }
}

/** 求补充: one tap; the answer comes as a message. */
export async function requestContacts(companyId: string): Promise<void> {
  if (!(await askToSignIn())) return
  try {
    await whileLoading(
      t('shell.loading'),
      send(report.save, { kind: 'contacts' as const, objectId: companyId }),
    )
    toast(t('company.contactsAsked'))
  } catch (error) {
    explain(error)
  }
}
