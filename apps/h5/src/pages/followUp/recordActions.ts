import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useWrite } from '#api/useWrite.ts'
import { outdateLists } from '#followUp/outdated.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { copyText } from '#platform/clipboard.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 复制, and within 24 hours 编辑 and 删除 of an own record. */
export function useRecordActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const removing = useWrite(followUp.remove, {
    onDone: () => {
      outdateLists()
      toast(t('filter.removed'))
      onRemoved?.()
    },
  })
  async function remove({ id }: FollowUpRecord) {
    const sure = await confirmDialog({
      title: t('followUp.removeAsk'),
      body: t('followUp.removeAskText'),
      confirm: t('followUp.unsentDiscard'),
      danger: true,
    })
    if (sure) await removing.send({ id })
  }
  async function open(record: FollowUpRecord) {
    const labels = [
      t('followUp.copy'),
      ...(record.canEdit ? [t('followUp.editAction'), t('followUp.unsentDiscard')] : []),
    ]
    const chosen = await chooseAction(t('prediction.more'), labels)
    if (chosen === 0) toast(t((await copyText(record.content)) ? 'shell.copied' : 'shell.copyFailed'))
    if (chosen === 1) edit(record)
    if (chosen === 2) await remove(record)
  }
  return { open: (record: FollowUpRecord) => void open(record) }
}

export function edit({ id, targetType, targetId }: FollowUpRecord): void {
  navigateTo(to('/pages/followUp/form', { targetType, targetId, id }))
}
