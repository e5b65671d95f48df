import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { Chosen } from '#duplicates/Chosen.tsx'
import { JoinTwo } from '#duplicates/JoinTwo.tsx'
import { t } from '#words.ts'

/** Two companies that an operator knows to be one: each looked up, then joined. */
export function TwoByHand() {
  const [from, setFrom] = useState<CompanyFacts | null>(null)
  const [to, setTo] = useState<CompanyFacts | null>(null)
  const [isOpen, setOpen] = useState(false)
  const end = () => {
    setOpen(false)
    setFrom(null)
    setTo(null)
  }
  return (
    <Flex vertical gap={16} style={{ maxWidth: 640 }}>
      <Chosen label={t('joinFrom')} company={from} onChoose={setFrom} />
      <Chosen label={t('joinTo')} company={to} onChoose={setTo} />
      <Button
        type="primary"
        disabled={from === null || to === null || from.id === to.id}
        onClick={() => setOpen(true)}
      >
        {t('joinLook')}
      </Button>
      {isOpen && from !== null && to !== null && (
        <JoinTwo first={{ fromId: from.id, toId: to.id }} onEnd={end} />
      )}
    </Flex>
  )
}
