import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { Organizations } from '#pages/exhibition/moreAud/Organizations.tsx'
import { Portrait } from '#pages/exhibition/moreAud/Portrait.tsx'
import { visitorList } from '#pages/exhibition/moreAud/visitorList.ts'
import { Tabs } from '#ui/list/Tabs.tsx'

export default definePage(
  { params: ['editionId', ...visitorList.params] },
  function VisitorsPage({ params }) {
    const tab = params.tab === 'list' ? 'list' : 'portrait'
    return (
      <>
        <Tabs
          label={t('title.visitors')}
          tabs={[
            { value: 'portrait', label: t('visitor.portrait') },
            { value: 'list', label: t('visitor.organizations') },
          ]}
          chosen={tab}
          onChoose={(chosen) => setParams({ tab: chosen === 'list' ? chosen : undefined })}
        />
        {tab === 'list' ? <Organizations params={params} /> : <Portrait editionId={params.editionId} />}
      </>
    )
  },
)
