import type { Read } from '@zhzz/client/react/useRead.ts'
import { t } from '#i18n/t.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface RegionSheetProps {
  regions: Read<readonly { code: string; name: string }[]>
  /** Of the region that holds now; null: the whole country. */
  chosen: string | null
  onChoose: (code: string | null) => void
  onClose: () => void
}

export function RegionSheet({ regions, chosen, onChoose, onClose }: RegionSheetProps) {
  return (
    <Sheet open onClose={onClose} title={t('home.chooseRegion')}>
      {regions.error && <ErrorState error={regions.error} onReload={regions.reload} />}
      {regions.isPending && <Skeleton rows={3} height={44} />}
      {regions.data && (
        <ChoiceList
          label={t('home.chooseRegion')}
          choices={regions.data.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={chosen}
          anyLabel={t('home.wholeCountry')}
          onAny={() => onChoose(null)}
          onChoose={onChoose}
        />
      )}
    </Sheet>
  )
}
