import { team } from '@zhzz/contract/team/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { BringSheet } from '#pages/my/tenant/BringSheet.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** Who joined a team is asked once what of their own to bring along. */
export function BringCard() {
  const { data } = useRead(team.bringPreview, {}, { staleTime: 0 })
  const [isOpen, setOpen] = useState(false)
  const offer = data?.offer
  if (!offer) return null
  return (
    <Card flush>
      <Row icon="briefcase" label={t('bring.title')} value={t('bring.ask')} onClick={() => setOpen(true)} />
      <BringSheet open={isOpen} offer={offer} onClose={() => setOpen(false)} />
    </Card>
  )
}
