import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { chooseSeller, sellers, useSeller } from '#prediction/seller.ts'
import { FilterButton } from '#ui/list/FilterBar.tsx'
import { OptionSheet } from '#ui/overlay/OptionSheet.tsx'

/** Whose 联系窗口 counts; one choice for all pages. */
export function SellerFilter() {
  const [open, setOpen] = useState(false)
  const { chosen } = useSeller()
  return (
    <>
      <FilterButton
        label={t('prediction.window')}
        chosen={chosen ? t(`prediction.${chosen}`) : undefined}
        onClick={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('prediction.window')}
        choices={sellers.map((value) => ({ value, label: t(`prediction.${value}`) }))}
        chosen={chosen ? [chosen] : []}
        onChoose={([value]) => chooseSeller(value ?? null)}
      />
    </>
  )
}
