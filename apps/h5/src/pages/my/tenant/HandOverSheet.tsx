import { team } from '@zhzz/contract/team/calls.ts'
import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import { type ReactNode, useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { heldFacts } from '#followUp/heldFacts.ts'
import { t } from '#i18n/t.ts'
import { HandOverChoice } from '#pages/my/tenant/HandOverChoice.tsx'
import styles from '#pages/my/tenant/HandOverSheet.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface HandOverSheetProps {
  open: boolean
  onClose: () => void
  subAccountId: string
  title: string
  /** What ends with it. */
  says: ReactNode
  busy: boolean
  /** It was chosen to whom. */
  onConfirm: (to: HandOverRule) => void
}

/** Somebody goes: what they hold, to whom it is to go, and how much each has then. */
export function HandOverSheet({ open, onClose, title, ...rest }: HandOverSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <HandOverForm title={title} {...rest} />
    </Sheet>
  )
}

function HandOverForm({
  subAccountId,
  title,
  says,
  busy,
  onConfirm,
}: Omit<HandOverSheetProps, 'open' | 'onClose'>) {
  const [to, setTo] = useState<HandOverRule>({ how: 'one' })
  const read = useRead(team.handOverPreview, { subAccountId, to }, { staleTime: 0, keepLast: true })
  return (
    <SheetForm>
      <p className={styles.says}>{says}</p>
      <Loaded read={read} skeleton={<Skeleton rows={1} height={220} />}>
        {({ held, people }) => {
          const facts = heldFacts(held)
          return facts.length === 0 ? (
            <p className={styles.says}>{t('handOver.nothing')}</p>
          ) : (
            <>
              <div className={styles.held}>
                <b>{t('handOver.holds')}</b>
                <FactLine tone="ink" facts={facts} />
              </div>
              <HandOverChoice to={to} people={people} onChange={setTo} />
            </>
          )
        }}
      </Loaded>
      <Button busy={busy} disabled={read.data === undefined} onClick={() => onConfirm(to)}>
        {title}
      </Button>
    </SheetForm>
  )
}
