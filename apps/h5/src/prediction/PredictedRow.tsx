import type { Prediction } from '@zhzz/contract/prediction/company.ts'
import { type ReactNode, useState } from 'react'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { Chance } from '#prediction/Chance.tsx'
import { chanceText } from '#prediction/chanceText.ts'
import { evidencePieces } from '#prediction/evidencePieces.ts'
import { WhySheet } from '#prediction/WhySheet.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface PredictedRowProps {
  said: Prediction
  /** What the row is of, for a screen reader on the way to why. */
  name: string
  title: ReactNode
  /** Under the evidence. */
  facts: readonly ReactNode[]
  below?: ReactNode
  action?: ReactNode
  onOpen: () => void
  onHold?: () => void
}

/** Px; of a row whose lines are not broken. */
export const predictedRowHeight = 78

/** A company at an edition: how likely, which leads to why, on what that rests, and what may be done about it. */
export function PredictedRow({ said, name, facts, ...row }: PredictedRowProps) {
  const [open, setOpen] = useState(false)
  async function why() {
    if (await askToSignIn()) setOpen(true)
  }
  const pieces = evidencePieces(said.reasons)
  return (
    <>
      <ListRow
        {...row}
        height={predictedRowHeight}
        lead={<Chance value={said.probability} />}
        leadTap={{
          label: t('prediction.whyOf', { chance: chanceText(said.probability), name }),
          onClick: () => void why(),
        }}
        facts1={
          <FactLine
            tone="ink"
            facts={[
              ...(said.isNewcomer ? [t('prediction.newcomer')] : []),
              ...(pieces.length === 0 && !said.isNewcomer
                ? [t('prediction.timesHere', { n: said.timesHere })]
                : pieces),
            ].slice(0, 3)}
          />
        }
        facts2={<FactLine facts={facts} />}
      />
      <WhySheet said={said} open={open} onClose={() => setOpen(false)} onRefused={() => void showUpgrade()} />
    </>
  )
}
