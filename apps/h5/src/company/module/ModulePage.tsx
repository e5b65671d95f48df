import type { Pages } from '@zhzz/client/react/useReadPages.ts'
import type { CompanyModule, RowOf, TabOf } from '@zhzz/contract/companyModule/companyModule.ts'
import type { ModuleCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { ReactNode } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { chosenInAddress, nothingChosen } from '#company/module/chosenInAddress.ts'
import { ModuleFilters } from '#company/module/ModuleFilters.tsx'
import styles from '#company/module/ModulePage.module.css'
import { ModuleRow } from '#company/module/ModuleRow.tsx'
import { moduleWords } from '#company/module/moduleWords.ts'
import { None } from '#company/module/None.tsx'
import { barsHeight, TopValues } from '#company/module/TopValues.tsx'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type PageOf<M extends CompanyModule> = Omit<Output<ModuleCall<M>>, 'list'> & { list: RowOf<M>[] }

export interface AboveProps<M extends CompanyModule> {
  /** Of the company. */
  id: string
  first: PageOf<M>
  tab: TabOf<M>
}

interface ModulePageProps<M extends CompanyModule> {
  module: M
  call: ModuleCall<M>
  /** Those of `moduleParams`. */
  params: { id: string; name?: string | undefined; tab?: string | undefined }
  /** Height of a row with its gap, roughly, in px. */
  rowHeight: number
  /** Stands above the rows of a tab: what they make together. */
  above?: (props: AboveProps<M>) => ReactNode
  /** Its usual height on the first tab, in px, kept free while the rows come; absent: it seldom stands there. */
  aboveHeight?: number
  /** What a tap on a row does, where the module names no company and no page that it opens; undefined: nothing. */
  onTap?: (row: RowOf<M>) => (() => void) | undefined
  /** In place of the row that the declaration makes. */
  row?: (row: RowOf<M>) => ReactNode
}

/** With more records than these a list can be searched. */
const manyRows = 20

/** A sub-page of 企业详情 that lists records: tabs, filters, rows, what none means, and where they come from. */
export function ModulePage<M extends CompanyModule>(props: ModulePageProps<M>) {
  const { module, call, params, rowHeight, above: Above, aboveHeight, onTap, row: drawRow } = props
  const say = moduleWords(module)
  const chosen = chosenInAddress(module, { ...params })
  const tabs = Object.keys(module.tabs?.of ?? {})
  const tab = tabs.find((one) => one === params.tab) ?? tabs[0]
  // The call answers with rows of M.
  const pages = trusted<Pages<RowOf<M>, PageOf<M>>>(
    useReadPages<ModuleCall<CompanyModule>>(
      trusted(call),
      { id: params.id, ...(tab && { tab }), ...chosen },
      { keepLast: true },
    ),
  )
  const { first, error } = pages
  const height = aboveHeight ?? (module.bars === undefined ? undefined : barsHeight)
  const isComing = height !== undefined && !first && !error && tab === tabs[0]
  const about = { type: 'company', id: params.id, part: module.name, field: 'records' } as const
  const isNarrowed = Object.keys(chosen).some((name) => name !== 'sort')
  return (
    <>
      {tab !== undefined && tabs.length > 1 && (
        <Tabs
          label={first?.companyName ?? params.name ?? ''}
          tabs={tabs.map((one) => ({ value: one, label: say(one), count: first?.counts[one] || undefined }))}
          chosen={tab}
          onChoose={(one) => setParams({ ...nothingChosen(module), tab: one === tabs[0] ? undefined : one })}
        />
      )}
      {/* Anew when the first answer comes: what stood there in its place does not move, it goes. */}
      <div key={first ? 'there' : 'coming'} className={styles.content}>
        {(isNarrowed || first?.total !== 0) && !(error && !first) && (
          <ModuleFilters
            module={module}
            say={say}
            facets={first?.facets}
            chosen={chosen}
            onChoose={(name, value) => setParams({ [name]: value })}
          />
        )}
        {isComing && (
          <div className={styles.above}>
            <Skeleton rows={1} height={height} />
          </div>
        )}
        {first && Above && (
          <div className={styles.above}>
            <Above id={params.id} first={first} tab={trusted<TabOf<M>>(tab)} />
          </div>
        )}
        {first && <TopValues module={module} say={say} facets={first.facets} />}
        {first && (first.total > manyRows || isNarrowed) && (
          <div className={styles.search}>
            <SearchBox
              value={chosen.keyword ?? ''}
              placeholder={t('module.searchHere')}
              onChange={(text) => text === '' && setParams({ keyword: undefined })}
              onSubmit={(text) => setParams({ keyword: text })}
            />
          </div>
        )}
        <div className={styles.whose}>
          <FactLine
            facts={[
              first?.companyName ?? params.name,
              first && t(first.totalIsMore ? 'list.totalRowsMore' : 'list.totalRows', { n: first.total }),
            ]}
          />
        </div>
        <PagedList
          pages={pages}
          rowKey={(row) => row.id}
          edge
          rowHeight={rowHeight}
          empty={
            <None
              word={say(tab ? `none_${tab}` : 'none')}
              isCollected={first?.isCollected ?? false}
              about={about}
              onClear={isNarrowed ? () => setParams(nothingChosen(module)) : undefined}
            />
          }
        >
          {(row) =>
            drawRow?.(row) ?? (
              <ModuleRow module={module} companyId={params.id} row={row} say={say} onTap={onTap?.(row)} />
            )
          }
        </PagedList>
        {first?.isCollected && <Provenance of={first.provenance} about={about} />}
      </div>
    </>
  )
}
