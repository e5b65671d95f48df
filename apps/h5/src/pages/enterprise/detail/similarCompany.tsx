import { company } from '@zhzz/contract/company/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompareTray } from '#company/comparing/CompareTray.tsx'
import styles from '#company/module/ModulePage.module.css'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { SimilarRow, similarRowHeight } from '#pages/enterprise/detail/similar/SimilarRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

export default definePage(
  { params: ['id', 'name?', 'tab?'] },
  function SimilarCompanyPage({ params: { id, name, tab } }) {
    const chosen = tab === 'products' ? 'products' : 'coExhibitors'
    const pages = useReadPages(company.similarCompany, { id, tab: chosen }, { keepLast: true })
    const { first } = pages
    return (
      <>
        <Tabs
          label={t('title.similarCompany')}
          tabs={[
            { value: 'coExhibitors', label: t('similarCompany.coExhibitors') },
            { value: 'products', label: t('similarCompany.products') },
          ]}
          chosen={chosen}
          onChoose={(value) => setParams({ tab: value === 'coExhibitors' ? undefined : value })}
        />
        <div key={first ? 'there' : 'coming'} className={styles.content}>
          <div className={styles.whose}>
            <FactLine
              facts={[
                first?.companyName ?? name,
                first && t(first.totalIsMore ? 'list.totalRowsMore' : 'list.totalRows', { n: first.total }),
                t('similarCompany.how'),
              ]}
            />
          </div>
          <PagedList
            pages={pages}
            rowKey={(row) => row.id}
            edge
            rowHeight={similarRowHeight}
            picture="avatar"
            empty={
              <Blank
                title={t(
                  chosen === 'products' ? 'similarCompany.none_products' : 'similarCompany.none_coExhibitors',
                )}
                action={{
                  label: t('title.exhibitionHistory'),
                  onClick: () => navigateTo(to('/pages/enterprise/detail/exhibitionHistory', { id })),
                }}
              />
            }
          >
            {(row) => <SimilarRow row={row} />}
          </PagedList>
          {first && (
            <Provenance of={first.provenance} about={{ type: 'company', id, part: 'similarCompany' }} />
          )}
        </div>
        <CompareTray />
      </>
    )
  },
)
