import { dropPack, type PackInfo } from '#exhibition/pack/packs.ts'
import { sizeText } from '#exhibition/pack/sizeText.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

/** How large it is and how old. */
export function keptText({ bytes, at }: PackInfo): string {
  return `${sizeText(bytes)} · ${relativeTime(new Date(at).toISOString())}`
}

/** What can be done with a pack; deleting is done here. `open` is offered where the edition is not on the screen. */
export async function offerPack(
  { editionId, name }: PackInfo,
  { canOpen = false } = {},
): Promise<'refresh' | 'open' | null> {
  const actions = canOpen ? (['open', 'refresh', 'remove'] as const) : (['refresh', 'remove'] as const)
  const labels = { open: t('pack.open'), refresh: t('pack.refresh'), remove: t('pack.remove') }
  const at = await chooseAction(
    name,
    actions.map((action) => labels[action]),
  )
  const chosen = at === null ? undefined : actions[at]
  if (chosen === undefined) return null
  if (chosen !== 'remove') return chosen
  await dropPack(editionId)
  toast(t('pack.removed'))
  return null
}
