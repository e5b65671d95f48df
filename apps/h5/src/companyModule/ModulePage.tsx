import type { Pages } from '@zhzz/client/react/useReadPages.ts'
import { type CompanyModule, type RowOf, type TabOf } from '@zhzz/contract/companyModule/companyModule.ts'
import type { ModuleCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { ReactNode } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import styles from '#companyModule/ModulePage.module.css'
import { ModuleRow } from '#companyModule/ModuleRow.tsx'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
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
  params: { id: string; name?: string | undefined; tab?: string | undefined }
  /** Height of a row with its gap, roughly, in px. */
  rowHeight: number
  /** Stands above the rows of a tab: what they make together. */
  above?: (props: AboveProps<M>) => ReactNode
  /** Its usual height on the first tab, in px, kept free while the rows come; absent: it seldom stands there. */
  aboveHeight?: number
  /** What a tap on a row does, where the module names no company that it opens; undefined: nothing. */
  onTap?: (row: RowOf<M>) => (() => void) | undefined
  /** In place of the row that the declaration makes. */
  row?: (row: RowOf<M>) => ReactNode
}

/** A sub-page of 企业详情 that lists records: tabs, rows, what none means, and where they come from. */
export function ModulePage<M extends CompanyModule>(props: ModulePageProps<M>) {
  const { module, call, params, rowHeight, above: Above, aboveHeight, onTap, row: drawRow } = props
  // allWords.ts has every word of every module.
  const say = (word: string) => t(trusted<'module.notCollected'>(`${module.name}.${word}`))
  const tabs = Object.keys(module.tabs?.of ?? {})
  const chosen = tabs.find((tab) => tab === params.tab) ?? tabs[0]
  // The call answers with rows of M.
  const pages = trusted<Pages<RowOf<M>, PageOf<M>>>(
    useReadPages<ModuleCall<CompanyModule>>(
      trusted(call),
      { id: params.id, ...(chosen && { tab: chosen }) },
      { keepLast: true },
    ),
  )
  const { first, error } = pages
  const isComing = aboveHeight !== undefined && !first && !error && chosen === tabs[0]
  return (
    <>
      {chosen !== undefined && tabs.length > 1 && (
        <Tabs
          label={first?.companyName ?? params.name ?? ''}
          tabs={tabs.map((tab) => ({ value: tab, label: say(tab), count: first?.counts[tab] || undefined }))}
          chosen={chosen}
          onChoose={(tab) => setParams({ tab: tab === tabs[0] ? undefined : tab })}
        />
      )}
      {isComing && (
        <div className={styles.above}>
          <Skeleton rows={1} height={aboveHeight} />
        </div>
      )}
      {first && Above && (
        <div className={styles.above}>
          <Above id={params.id} first={first} tab={trusted<TabOf<M>>(chosen)} />
        </div>
      )}
      <div className={styles.whose}>
        <FactLine
          facts={[first?.companyName ?? params.name, first && t('list.totalRows', { n: first.total })]}
        />
      </div>
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        edge
        rowHeight={rowHeight}
        empty={
          <None
            word={chosen ? `none_${chosen}` : 'none'}
            isCollected={first?.isCollected ?? false}
            say={say}
          />
        }
      >
        {(row) => drawRow?.(row) ?? <ModuleRow module={module} row={row} say={say} onTap={onTap?.(row)} />}
      </PagedList>
      {first?.isCollected && <Provenance {...first.provenance} />}
    </>
  )
}

function None({
  word,
  isCollected,
  say,
}: {
  word: string
  isCollected: boolean
  say: (word: string) => string
}) {
  const action = { label: t('module.askForData'), onClick: () => void showCustomerService() }
  return isCollected ? (
    <Blank title={say(word)} action={action} />
  ) : (
    <Blank title={t('module.notCollected')} text={t('module.notCollectedText')} action={action} />
  )
}
