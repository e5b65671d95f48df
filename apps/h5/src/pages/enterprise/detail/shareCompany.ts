import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { t } from '#i18n/t.ts'
import { to } from '#nav/to.ts'
import { copyText } from '#platform/clipboard.browser.ts'
import { share } from '#platform/share.browser.ts'
import { toast } from '#ui/toast.ts'

/** Shares the page; name and industry only, never a contact. Where the browser cannot share, the link is copied. */
export async function shareCompany({ id, name, industryName }: CompanyCard): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const link = location.origin + base + to('/pages/enterprise/detail/detail', { id })
  const outcome = await share({ title: name, desc: industryName ?? t('title.companyDetail'), link })
  if (outcome !== 'unsupported') return
  toast(t((await copyText(link)) ? 'shell.linkCopied' : 'shell.copyFailed'))
}
