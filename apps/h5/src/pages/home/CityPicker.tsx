import { reference } from '@zhzz/contract/reference/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { regionName } from '#i18n/regionName.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/CityPicker.module.css'
import { type City, keepCity } from '#pages/home/chosenCity.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import { ChoiceChips } from '#ui/ChoiceChips.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The province that the home page begins with; the whole country at first. */
export function CityPicker({ city, onChoose }: { city: City | null; onChoose: (city: City | null) => void }) {
  const [open, setOpen] = useState(false)
  const regions = useRead(reference.queryRegionTree, { level: 1 }, { enabled: open, staleTime: 86_400_000 })
  const choices = (regions.data ?? []).map((region) => ({ value: region.code, label: regionName(region) }))
  function choose([code]: readonly string[]) {
    const found = regions.data?.find((region) => region.code === code)
    const next = found ? { code: found.code, name: shortName(regionName(found)) } : null
    keepCity(next)
    onChoose(next)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className={styles.city} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{city?.name ?? t('home.wholeCountry')}</span>
        <Icon name="down" size={12} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('home.chooseRegion')}>
        {regions.error && <ErrorState error={regions.error} onReload={regions.reload} />}
        {regions.isPending && <Skeleton rows={3} height={44} />}
        {regions.data && (
          <ChoiceChips
            label={t('home.chooseRegion')}
            choices={choices}
            chosen={city ? [city.code] : []}
            anyLabel={t('home.wholeCountry')}
            onChoose={choose}
          />
        )}
      </Sheet>
    </>
  )
}

/** 北京市 is 北京, 内蒙古自治区 is 内蒙古: what fits beside the search box. */
function shortName(name: string): string {
  return name.replace(/(壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, '')
}
