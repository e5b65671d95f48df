import { useState } from 'react'
import { keptText, offerPack } from '#exhibition/pack/offerPack.ts'
import { usePacks } from '#exhibition/pack/packs.ts'
import { takePack } from '#exhibition/pack/takePack.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { Row } from '#ui/list/Row.tsx'

/** 离线包 of an edition: a tap keeps it on this device; kept, it says how large and how old it is. */
export function PackRow({ editionId }: { editionId: string }) {
  const kept = usePacks().find((one) => one.editionId === editionId)
  const [isTaking, setTaking] = useState(false)
  async function take() {
    if (isTaking || !(await askToSignIn())) return
    setTaking(true)
    await takePack(editionId)
    setTaking(false)
  }
  async function tap() {
    if (kept === undefined || (await offerPack(kept)) === 'refresh') await take()
  }
  return (
    <Row
      icon="download"
      label={t('pack.title')}
      value={isTaking ? t('pack.taking') : kept ? keptText(kept) : t('pack.take')}
      onClick={() => void tap()}
    />
  )
}
