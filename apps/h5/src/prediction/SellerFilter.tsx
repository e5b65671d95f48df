import { t } from '#i18n/t.ts'
import { chooseSeller, sellers, useSeller } from '#prediction/seller.ts'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

/** Whose 联系窗口 counts; one choice for all pages. */
export function SellerFilter() {
  const { chosen } = useSeller()
  return (
    <OptionFilter
      title={t('prediction.window')}
      choices={sellers.map((value) => ({ value, label: t(`prediction.${value}`) }))}
      chosen={chosen ? [chosen] : []}
      onChoose={([value]) => chooseSeller(value ?? null)}
    />
  )
}
