import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { search } from '@zhzz/contract/search/calls.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { CompanyRow } from '#company/CompanyRow.tsx'
import { hitLabel } from '#company/hitLabel.ts'
import { OnlyNear } from '#company/OnlyNear.tsx'
import { EditionRow } from '#exhibition/EditionRow.tsx'
import { HallRow } from '#hall/HallRow.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { NewsRow } from '#news/NewsRow.tsx'
import styles from '#pages/search/AllResults.module.css'
import { ExhibitorHit } from '#pages/search/ExhibitorHit.tsx'
import { Group } from '#pages/search/Group.tsx'
import { OwnHit } from '#pages/search/OwnHit.tsx'
import type { Tab } from '#pages/search/tabs.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { reportMissing } from '#reading/report/sendReport.tsx'
import { Button } from '#ui/Button.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'
import { Locked } from '#ui/shown/Locked.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type All = Output<typeof search.all>

interface AllResultsProps {
  read: Read<All>
  keyword: string
  onTab: (tab: Tab) => void
  /** What the words mean stands above: `asked` with words of its own, `answered` by rows of companies and exhibitions. */
  meaning: 'none' | 'asked' | 'answered'
}

/** 综合: the first hits of every kind. */
export function AllResults({ read, keyword, onTab, meaning }: AllResultsProps) {
  return (
    <Loaded read={read} skeleton={<AllWaiting />}>
      {(all) => <Groups all={all} keyword={keyword} onTab={onTab} meaning={meaning} reload={read.reload} />}
    </Loaded>
  )
}

const nothing = { total: 0, totalIsMore: false, list: [] }

/** In the place of the first hits while they come. */
export function AllWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton rows={5} height={116} picture="avatar" />
    </div>
  )
}

/** How much was found, of all kinds. */
export function foundIn({ own, companies, exhibitions, halls, exhibitors, news }: All): number {
  return own.length + companies.total + exhibitions.total + halls.total + exhibitors.total + news.total
}

type GroupsProps = Omit<AllResultsProps, 'read'> & { all: All; reload: () => void }

function Groups({ all, keyword, onTab, meaning, reload }: GroupsProps) {
  const { own, companies, exhibitions, halls, exhibitors, news, access } = all
  const isAnswered = meaning === 'answered'
  if (meaning !== 'none' && foundIn(all) === 0) return null
  if (foundIn(all) === 0 && access.reason === null) {
    return (
      <>
        <Blank
          title={t('search.notFound', { keyword })}
          text={t('search.notFoundText')}
          action={{ label: t('search.reportMissing'), onClick: () => void reportMissing(keyword) }}
        />
        <div className={styles.browse}>
          <Button look="quiet" size="small" onClick={() => navigateTo(to('/pages/enterprise/list/list'))}>
            {t('search.browseCompanies')}
          </Button>
        </div>
      </>
    )
  }
  return (
    <div className={styles.groups}>
      <Group title={t('search.own')} group={{ total: own.length, totalIsMore: false, list: own }}>
        {own.map((record) => (
          <OwnHit key={record.targetId + record.kind} record={record} />
        ))}
      </Group>
      <Group
        title={t('search.companies')}
        group={isAnswered ? nothing : companies}
        advanced={to('/pages/enterprise/list/list', { keyword })}
        onAll={() => onTab('company')}
      >
        <OnlyNear isNear={companies.isNear} />
        {companies.list.map((card) => (
          <CompanyRow key={card.id} card={card} />
        ))}
      </Group>
      <Group
        title={t('search.exhibitions')}
        group={isAnswered ? nothing : exhibitions}
        advanced={to('/pages/exhibition/list/list', { keyword })}
        onAll={() => onTab('exhibition')}
      >
        {exhibitions.list.map((card) => (
          <EditionRow key={card.id} card={card} />
        ))}
      </Group>
      <Group title={t('search.halls')} group={halls} onAll={() => onTab('hall')}>
        {halls.list.map((card) => (
          <HallRow
            key={card.id}
            card={card}
            below={<HitLine label={hitLabel(card.hitReason)} hit={card.hitReason} />}
          />
        ))}
      </Group>
      <Group title={t('title.exhibitors')} group={exhibitors} onAll={() => onTab('exhibitor')}>
        {exhibitors.list.map((row) => (
          <ExhibitorHit key={row.id} row={row} />
        ))}
      </Group>
      <Group title={t('news.news')} group={news} onAll={() => onTab('news')}>
        {news.list.map((card) => (
          <NewsRow key={card.id} card={card} />
        ))}
      </Group>
      {access.reason !== null && access.hidden !== 0 && (
        <Locked
          hidden={access.hidden}
          reason={access.reason}
          onAct={() => {
            if (access.reason === 'plan') void showUpgrade()
            else void askToSignIn().then((signedIn) => signedIn && reload())
          }}
        />
      )}
    </div>
  )
}
