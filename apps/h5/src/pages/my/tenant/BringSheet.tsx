import { account } from '@zhzz/contract/account/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { BringOffer } from '@zhzz/contract/team/bringOffer.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { useState } from 'react'
import { tenantLabel } from '#account/tenantLabel.ts'
import { useWrite } from '#api/useWrite.ts'
import { saysWhose } from '#company/saysWhose.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/tenant/HandOverSheet.module.css'
import { Button } from '#ui/Button.tsx'
import { SwitchRow } from '#ui/field/SwitchRow.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm, SheetRows } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

interface BringSheetProps {
  open: boolean
  offer: BringOffer
  onClose: () => void
}

/** What of one's own space is to come to the team, and what becomes of each; asked once. */
export function BringSheet({ open, offer, onClose }: BringSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('bring.title')}>
      <BringForm offer={offer} onClose={onClose} />
    </Sheet>
  )
}

function BringForm({ offer, onClose }: Omit<BringSheetProps, 'open'>) {
  const [chosen, setChosen] = useState({
    customers: offer.customers > 0,
    targets: offer.targets > 0,
    unlocks: offer.unlocks > 0,
  })
  const bringing = useWrite(team.bringAlong, {
    outdates: [team.bringPreview, account.statistics, exhibition.targets, ...saysWhose],
  })
  const isAny = chosen.customers || chosen.targets || chosen.unlocks
  async function bring(what: typeof chosen) {
    const done = await bringing.send(what)
    if (!done) return
    onClose()
    toast(t(Object.values(done).some((count) => count > 0) ? 'bring.done' : 'bring.kept'))
  }
  const line = (name: keyof typeof chosen, label: string, text: string) =>
    offer[name] > 0 && (
      <SwitchRow
        label={label}
        text={text}
        checked={chosen[name]}
        onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
      />
    )
  const { customers, followUps, targets, unlocks, knownCustomers, knownUnlocks } = offer
  return (
    <SheetForm>
      <p className={styles.says}>{t('bring.from', { name: tenantLabel(offer.fromName ?? '') })}</p>
      <SheetRows>
        {line(
          'customers',
          t('bring.customers', { n: customers, followUps }),
          [t('bring.customersText'), knownCustomers > 0 && t('bring.customersKnown', { n: knownCustomers })]
            .filter(Boolean)
            .join(' '),
        )}
        {line('targets', t('bring.targets', { n: targets }), t('bring.targetsText'))}
        {line(
          'unlocks',
          t('bring.unlocks', { n: unlocks }),
          [t('bring.unlocksText'), knownUnlocks > 0 && t('bring.unlocksKnown', { n: knownUnlocks })]
            .filter(Boolean)
            .join(' '),
        )}
      </SheetRows>
      <Button busy={bringing.isPending} disabled={!isAny} onClick={() => void bring(chosen)}>
        {t('bring.bring')}
      </Button>
      <Button look="quiet" onClick={() => void bring({ customers: false, targets: false, unlocks: false })}>
        {t('bring.nothing')}
      </Button>
    </SheetForm>
  )
}
