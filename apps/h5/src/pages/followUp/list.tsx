import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { ListFilters } from '#filter/ListFilters.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { dayLabel, dayOf } from '#followUp/dayLabel.ts'
import { useUnsent } from '#followUp/outbox.ts'
import { isTargetType } from '#followUp/targetType.ts'
import { UnsentCards } from '#followUp/UnsentCards.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/followUp/list.module.css'
import { RecordRow } from '#pages/followUp/RecordRow.tsx'
import { useRecordActions } from '#pages/followUp/recordActions.ts'
import { recordList } from '#pages/followUp/recordList.ts'
import { TargetHead } from '#pages/followUp/TargetHead.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** Height of a row, roughly, in px. */
const rowHeight = 124

export default definePage(
  {
    params: ['targetType', 'targetId', 'editionId?', 'name?', ...recordList.params],
  },
  function FollowUpListPage({ params }) {
    const { targetType, targetId, editionId, name } = params
    const type = isTargetType(targetType) ? targetType : 'company'
    const pages = useReadPages(
      followUp.list,
      { targetType: type, targetId, limit: 20, ...recordList.asks(params, useAsked()) },
      { keepLast: true },
    )
    const actions = useRecordActions()
    const unsent = useUnsent().filter(({ input }) => input.targetId === targetId)
    const { first, rows } = pages
    const shownName = first?.target.name ?? name ?? ''
    const write = () =>
      navigateTo(to('/pages/followUp/form', { targetType, targetId, editionId, name: shownName }))
    return (
      <>
        <TargetHead targetType={type} targetId={targetId} name={shownName} target={first?.target} />
        <ListFilters of={recordList} params={params} end={<RowCount page={first} of="rows" />} />
        <UnsentCards items={unsent} />
        <PagedList
          pages={pages}
          rowKey={(record) => record.id}
          rowHeight={rowHeight}
          edge
          empty={
            recordList.isFiltered(params) ? (
              <Blank
                title={t('followUp.noneFound')}
                action={{
                  label: t('list.clearFilters'),
                  onClick: () => writeAddress(recordList.cleared),
                }}
              />
            ) : unsent.length > 0 ? null : (
              <Blank
                title={t('followUp.none')}
                text={t('followUp.noneText')}
                action={{ label: t('followUp.writeFirst'), onClick: write }}
              />
            )
          }
        >
          {(record, index) => {
            const day = dayOf(record.followTime)
            const before = rows[index - 1]
            return (
              <>
                {(!before || dayOf(before.followTime) !== day) && (
                  <h2 className={styles.day}>{dayLabel(day)}</h2>
                )}
                <RecordRow record={record} onMore={() => actions.open(record)} />
              </>
            )
          }}
        </PagedList>
        {first && first.hiddenByTeam > 0 && (
          <p className={styles.hidden}>{t('followUp.hiddenByTeam', { n: first.hiddenByTeam })}</p>
        )}
        <BottomBar>
          <Button icon="edit" onClick={write}>
            {t('followUp.write')}
          </Button>
        </BottomBar>
      </>
    )
  },
)
