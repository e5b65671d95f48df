import { t } from '#i18n/t.ts'
import { copyText } from '#platform/clipboard.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Copies and says so: 复制成功. */
export async function copyValue(value: string): Promise<void> {
  toast(t((await copyText(value)) ? 'shell.copied' : 'shell.copyFailed'))
}
