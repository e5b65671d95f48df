import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { ExpectedCompanies } from '#pages/prediction/enterprise/ExpectedCompanies.tsx'
import { expectedList } from '#pages/prediction/enterprise/expectedList.ts'
import { LikelyEditions } from '#prediction/LikelyEditions.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: expectedList.params,
    bar: 'own',
  },
  function PredictedPage({ params }) {
    const { editionId, enterpriseId } = params
    if (editionId) return <ExpectedCompanies editionId={editionId} params={params} />
    return (
      <>
        <NavBar title={t('title.predictedCompanies')} onBack={() => navigateBack()} />
        {enterpriseId ? (
          <LikelyEditions companyId={enterpriseId} sort={params.sort} />
        ) : (
          <Blank
            title={t('failure.notFound')}
            action={{ label: t('shell.back'), onClick: () => navigateBack() }}
          />
        )}
      </>
    )
  },
)
