import { t } from '#i18n/t.ts'
import { chooseSeller, sellers, useSeller } from '#prediction/seller.ts'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

/** Whose 联系窗口 counts, which the button says; one choice for all pages. */
export function SellerFilter() {
  const { seller, chosen } = useSeller()
  return (
    <OptionFilter
      title={t('prediction.window')}
      label={t(`prediction.${seller}`)}
      choices={sellers.map((value) => ({ value, label: t(`prediction.${value}`) }))}
      chosen={chosen ? [chosen] : []}
      onChoose={([value]) => chooseSeller(value ?? null)}
    />
  )
}
