import { Failure } from '@zhzz/contract/failure.ts'
import { explain } from '#api/explain.ts'
import { fetchPack } from '#exhibition/pack/fetchPack.ts'
import { dropPack, packs } from '#exhibition/pack/packs.ts'
import { startPacks } from '#exhibition/pack/startPacks.ts'
import { t } from '#i18n/t.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** The person wants it: what hinders is said, and a pack too many is asked about. */
export async function takePack(editionId: string): Promise<void> {
  try {
    await fetchPack(editionId)
    startPacks()
    toast(t('pack.done'))
  } catch (error) {
    if (isFull(error)) return toast(t('pack.full'))
    if (!(error instanceof Failure) || error.failure !== 'quotaUsedUp') return explain(error)
    const oldest = packs()[packs().length - 1]
    if (oldest === undefined) return explain(error)
    const isReplaced = await confirmDialog({
      title: t('pack.tooMany', { n: packs().length }),
      body: t('pack.replaceAsk', { name: oldest.name }),
      confirm: t('pack.replace'),
    })
    if (!isReplaced) return
    await dropPack(oldest.editionId)
    await takePack(editionId)
  }
}

/** Browsers name a full store so; an older Safari says it of the whole transaction. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && /^(?:QuotaExceededError|UnknownError|AbortError)$/.test(error.name)
}
