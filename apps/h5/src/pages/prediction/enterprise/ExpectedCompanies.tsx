import { Failure } from '@zhzz/contract/failure.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useSession } from '#api/session.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { CompanyFilters, refuseNarrowing } from '#pages/prediction/enterprise/CompanyFilters.tsx'
import { EditionTitle } from '#pages/prediction/enterprise/EditionTitle.tsx'
import { expectedColumns } from '#pages/prediction/enterprise/ExpectedColumns.tsx'
import styles from '#pages/prediction/enterprise/ExpectedHead.module.css'
import { ExpectedHead } from '#pages/prediction/enterprise/ExpectedHead.tsx'
import { ExpectedRow } from '#pages/prediction/enterprise/ExpectedRow.tsx'
import {
  expectedList,
  expectedQuestion,
  isNarrowed,
  nothingChosen,
} from '#pages/prediction/enterprise/expectedList.ts'
import { lackText, lackTitle } from '#prediction/lackText.ts'
import { predictedRowHeight } from '#prediction/PredictedRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 预测参展 of an edition: companies, likeliest first, each with its reasons. */
export function ExpectedCompanies({ editionId, params }: { editionId: string; params: Address }) {
  const question = expectedQuestion(editionId, params)
  const pages = useReadPages(prediction.companies, question, { keepLast: true })
  const { first } = pages
  const head = first?.head
  const isRefused = pages.error instanceof Failure && pages.error.failure === 'planTooLow'
  const isVisitor = useSession().token === null
  const limits = isRefused ? 'plan' : first?.access.reason
  const narrowing = !limits ? 'allowed' : isVisitor ? 'afterSignIn' : 'afterUpgrade'
  return (
    <>
      <EditionTitle edition={head?.edition} />
      {!head && !pages.error && <div className={styles.head} data-skeleton />}
      {/* Why nothing is predicted says the list, in the place of its rows. */}
      {head && (head.lack === null || first.total > 0) && <ExpectedHead head={head} />}
      <CompanyFilters
        editionId={editionId}
        params={params}
        page={first}
        loaded={pages.rows.map(({ company: { id } }) => id)}
        narrowing={narrowing}
      />
      {isRefused ? (
        <Blank
          title={t(isVisitor ? 'prediction.narrowSignIn' : 'prediction.narrowUpgrade')}
          action={{ label: t('list.clearFilters'), onClick: () => writeAddress(nothingChosen) }}
        />
      ) : (
        <PagedList
          edge
          pages={pages}
          rowKey={(row) => row.id}
          rowHeight={predictedRowHeight}
          table={{
            label: t('title.predictedCompanies'),
            columns: expectedColumns(),
            onOpen: ({ company: { id, name } }) =>
              navigateTo(to('/pages/enterprise/detail/detail', { id, name, editionId })),
            sort: question.sort ?? expectedList.usual,
            onSort: (sort) => (narrowing === 'allowed' ? writeAddress({ sort }) : refuseNarrowing(narrowing)),
          }}
          empty={
            head?.lack && !isNarrowed(params) ? (
              <Blank
                title={lackTitle(head.lack)}
                text={lackText(head.lack)}
                action={{
                  label: t('prediction.seeExhibitors'),
                  onClick: () => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId })),
                }}
              />
            ) : (
              <Blank
                title={t('prediction.noneCompanies')}
                action={{ label: t('list.clearFilters'), onClick: () => writeAddress(nothingChosen) }}
              />
            )
          }
        >
          {(row) => head && <ExpectedRow row={row} head={head} />}
        </PagedList>
      )}
    </>
  )
}
