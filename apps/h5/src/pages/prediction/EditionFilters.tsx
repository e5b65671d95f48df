import { FilterGroup } from '#filter/FilterGroup.tsx'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/EditionFilters.module.css'
import { editionList } from '#pages/prediction/editionList.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'

interface EditionFiltersProps {
  params: Address
  /** The viewer has named regions or industries. */
  hasProfile: boolean
}

/** The filters of the bar, whose window, and the two that are one tap. */
export function EditionFilters({ params, hasProfile }: EditionFiltersProps) {
  async function choose(changed: Address) {
    if (changed.matched && !params.matched && !(await canMatch(hasProfile))) return
    writeAddress(changed)
  }
  return (
    <>
      <ListFilters
        of={editionList}
        params={params}
        before={{ 'shell.sort': <SellerFilter /> }}
        order={{ sort: editionList.sort(params) ?? editionList.usual }}
      />
      <div className={styles.taps}>
        <FilterGroup
          label={t('shell.filter')}
          filters={editionList.named('matched', 'closing')}
          params={params}
          onChange={(changed) => void choose(changed)}
        />
      </div>
    </>
  )
}

/** Matching means something only to a person who has said where and in what they work. */
async function canMatch(hasProfile: boolean): Promise<boolean> {
  if (hasProfile) return true
  if (!(await askToSignIn())) return false
  const fill = await confirmDialog({
    body: t('prediction.needsProfile'),
    confirm: t('prediction.fillProfile'),
  })
  if (fill) navigateTo(to('/pages/my/information'))
  return false
}
