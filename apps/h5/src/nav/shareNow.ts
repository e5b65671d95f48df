import { t } from '#i18n/t.ts'
import { shareDataOf } from '#nav/share.ts'
import { copyText } from '#platform/clipboard.ts'
import { sharing } from '#platform/share.ts'
import type { ShareData } from '#platform/shareData.ts'
import { toast } from '#ui/overlay/toast.ts'

/** After a tap on 分享: WeChat's menu, the system's sheet, or the link copied; `more` says what the page itself does not. */
export async function shareNow(more: Partial<ShareData> = {}): Promise<void> {
  const page = shareDataOf()
  if (page === null) return
  const data = { ...page, ...more }
  const outcome = await (await sharing()).share(data)
  if (outcome === 'menu') toast(t('shell.shareByMenu'))
  if (outcome === 'unsupported')
    toast(t((await copyText(data.link)) ? 'shell.linkCopied' : 'shell.copyFailed'))
}
