import { company } from '@zhzz/contract/company/calls.ts'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { useShareData } from '#nav/share.ts'
import { shareNow } from '#nav/shareNow.ts'
import { ContactCard } from '#pages/enterprise/detail/ContactCard.tsx'
import { companyShare } from '#pages/enterprise/detail/companyShare.ts'
import { DetailActions } from '#pages/enterprise/detail/DetailActions.tsx'
import { DetailHeader, NameCard } from '#pages/enterprise/detail/DetailHeader.tsx'
import { FollowUpCard } from '#pages/enterprise/detail/FollowUpCard.tsx'
import { KeyFacts } from '#pages/enterprise/detail/KeyFacts.tsx'
import { ModuleGrid } from '#pages/enterprise/detail/ModuleGrid.tsx'
import { NextChance } from '#pages/enterprise/detail/NextChance.tsx'
import { ProfileCard } from '#pages/enterprise/detail/ProfileCard.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#support/Provenance.tsx'
import { Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export default definePage(
  {
    params: ['id', 'name?', 'editionId?'],
    bar: 'own',
    ahead: ({ id }) => [firstRead(company.detail, { id })],
  },
  function CompanyDetailPage({ params: { id, name, editionId } }) {
    const read = useRead(company.detail, { id })
    const detail = read.data
    useShareData(detail ? companyShare(detail.card) : null)
    return (
      <>
        <NavBar
          title={t('title.companyDetail')}
          onBack={() => navigateBack()}
          end={detail && <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />}
        />
        <Loaded read={read} skeleton={<Waiting name={name} />}>
          {(data) => (
            <>
              <Cards>
                <DetailHeader detail={data} />
                <ContactCard detail={data} />
                <NextChance id={id} name={data.card.name} profile={data.exhibitionProfile} />
                <KeyFacts detail={data} />
                <ProfileCard id={id} name={data.card.name} profile={data.exhibitionProfile} />
                <FollowUpCard detail={data} />
                <ModuleGrid id={id} name={data.card.name} counts={data.moduleCounts} />
                <Provenance {...data.provenance} />
              </Cards>
              <DetailActions detail={data} editionId={editionId} />
            </>
          )}
        </Loaded>
      </>
    )
  },
)

function Waiting({ name }: { name: string | undefined }) {
  return (
    <Cards>
      {name === undefined ? <Skeleton rows={1} height={150} /> : <NameCard name={name} />}
      <Skeleton rows={1} height={98} />
      <Skeleton rows={1} height={120} />
      <Skeleton rows={2} height={220} />
    </Cards>
  )
}
