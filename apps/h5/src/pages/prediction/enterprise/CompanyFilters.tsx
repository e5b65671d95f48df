import type { Output } from '@zhzz/contract/endpoint.ts'
import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { expectedList, isNarrowed } from '#pages/prediction/enterprise/expectedList.ts'
import { useExport } from '#pages/prediction/enterprise/useExport.ts'
import { SellerFilter } from '#prediction/SellerFilter.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { TableSwitch } from '#reading/TableSwitch.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'

interface CompanyFiltersProps {
  editionId: string
  params: Address
  page: Output<typeof prediction.companies> | undefined
  /** Companies that are loaded, in their order. */
  loaded: readonly string[]
  /** Plans that see only the first rows cannot narrow or reorder them. */
  narrowing: 'allowed' | 'afterSignIn' | 'afterUpgrade'
}

/** What whoever may not narrow the list is led to. */
export function refuseNarrowing(narrowing: 'afterSignIn' | 'afterUpgrade'): void {
  if (narrowing === 'afterSignIn') void askToSignIn()
  else void showUpgrade(t('prediction.narrowUpgrade'))
}

/** What is asked for most with one tap, the rest on one sheet, whose window, the order; the file behind ⋯. */
export function CompanyFilters({ editionId, params, page, loaded, narrowing }: CompanyFiltersProps) {
  const refuse = narrowing === 'allowed' ? undefined : () => refuseNarrowing(narrowing)
  const exportList = useExport(editionId, params)
  async function makeList() {
    const { makeCallList } = await withWords(import('#call/makeList.ts'))
    await makeCallList(loaded, editionId)
  }
  const quick = [
    ['band', 'high', t('prediction.highCount'), page?.head.highCount],
    ['newOrOld', 'new', t('prediction.newcomer'), page?.neverHereCount],
    ['boothType', 'custom', t('prediction.boothCustom'), undefined],
    ['mobile', '1', t('prediction.hasMobile'), undefined],
  ] as const
  return (
    <ListFilters
      of={expectedList}
      params={params}
      before={{
        'shell.filter': quick.map(([name, value, label, count]) => {
          const held = expectedList.values(name, params)
          const chosen = held.includes(value)
          return (
            <QuickFilter
              key={name}
              label={label}
              count={count}
              chosen={chosen}
              onToggle={refuse ?? (() => writeAddress(expectedList.holding(name, chosen ? [] : [value])))}
            />
          )
        }),
        'shell.sort': <SellerFilter />,
      }}
      order={{ sort: expectedList.sort(params) ?? expectedList.usual }}
      refuse={refuse}
      end={
        <>
          <TableSwitch />
          {isNarrowed(params) && <RowCount page={page} of="companies" />}
          <MoreMenu
            items={[
              { label: t('filter.export'), onClick: exportList },
              { label: t('call.makeList'), onClick: () => void makeList() },
            ]}
          />
        </>
      }
    />
  )
}
