import { reference } from '@zhzz/contract/reference/calls.ts'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { isChinese, withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { type City, keepCity } from '#nav/chosenCity.ts'
import styles from '#pages/home/CityPicker.module.css'
import { Icon } from '#ui/Icon.tsx'

const RegionSheet = lazy(async () => ({
  default: (await withWords(import('#pages/home/RegionSheet.tsx'))).RegionSheet,
}))

/** The province that the home page begins with; the whole country at first. */
export function CityPicker({ city, onChoose }: { city: City | null; onChoose: (city: City | null) => void }) {
  const [open, setOpen] = useState(false)
  // Chosen while another language was: its name is asked for in this one.
  const isForeign = city !== null && /\p{Script=Han}/u.test(city.name) !== isChinese()
  const enabled = open || isForeign
  const regions = useRead(reference.queryRegionTree, { level: 1 }, { enabled, staleTime: 86_400_000 })
  const known = regions.data?.find(({ code }) => code === city?.code)
  function choose(code: string | null) {
    const found = regions.data?.find((region) => region.code === code)
    const next = found ? { code: found.code, name: shortName(found.name) } : null
    keepCity(next)
    onChoose(next)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className={styles.city} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{known ? shortName(known.name) : (city?.name ?? t('home.wholeCountry'))}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <RegionSheet
            regions={regions}
            chosen={city?.code ?? null}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** 北京市 is 北京, 内蒙古自治区 is 内蒙古: what fits beside the search box. */
function shortName(name: string): string {
  return name.replace(/(壮族|壯族|回族|维吾尔|維吾爾)?自治[区區]$|特[别別]行政[区區]$|[省市]$/, '')
}
