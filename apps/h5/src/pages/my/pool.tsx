import { pool } from '@zhzz/contract/pool/calls.ts'
import { useSession } from '#api/session.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { AssignBar } from '#pages/my/pool/AssignBar.tsx'
import { MineRow } from '#pages/my/pool/MineRow.tsx'
import { PooledRow, pooledRowHeight } from '#pages/my/pool/PooledRow.tsx'
import { PoolHead } from '#pages/my/pool/PoolHead.tsx'
import { usePicked } from '#pages/my/pool/usePicked.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const tabs = ['pool', 'mine'] as const
const tabWords = { pool: 'pool.pool', mine: 'pool.mine' } as const

/** 客户公海: customers of the team that nobody has, and one's own with the day on which they would fall. */
export default definePage({ params: ['tab?'] }, function PoolPage({ params }) {
  const hasTeam = useSession().viewer?.plan === 'team'
  const mayAssign = usePermitted('zky:followUp:assign')
  const tab = params.tab === 'mine' ? 'mine' : 'pool'
  const pages = useReadPages(pool.list, { tab, limit: 20 }, { keepLast: true, staleTime: 0 })
  const { picked, begin, pick, end } = usePicked()
  const { first } = pages
  return (
    <>
      <Tabs
        label={t('title.pool')}
        tabs={tabs.map((value) => ({ value, label: t(tabWords[value]), count: first?.counts[value] }))}
        chosen={tab}
        onChoose={(next) => {
          end()
          setParams({ tab: next })
        }}
      />
      {first && hasTeam && (
        <PoolHead page={first} {...(mayAssign && tab === 'pool' && first.total > 0 && { onPick: begin })} />
      )}
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={pooledRowHeight}
        edge
        empty={<Empty tab={tab} hasTeam={hasTeam} />}
      >
        {(row) =>
          tab === 'mine' ? (
            <MineRow row={row} mayRelease={hasTeam} />
          ) : (
            <PooledRow
              row={row}
              mayTake={first?.mayTake ?? false}
              mayAssign={mayAssign}
              {...(picked && { pick: { picked: picked.has(row.id), onPick: () => pick(row.id) } })}
            />
          )
        }
      </PagedList>
      {picked && <AssignBar ids={[...picked]} onEnd={end} />}
    </>
  )
})

function Empty({ tab, hasTeam }: { tab: (typeof tabs)[number]; hasTeam: boolean }) {
  if (tab === 'mine')
    return (
      <Blank
        title={t('pool.mineNone')}
        text={t('pool.mineNoneText')}
        action={{ label: t('company.goFind'), onClick: () => navigateTo(to('/pages/enterprise/list/list')) }}
      />
    )
  if (hasTeam) return <Blank title={t('pool.none')} text={t('pool.noneText')} />
  return (
    <Blank
      drawing="lock"
      title={t('pool.teamOnly')}
      text={t('pool.teamOnlyText')}
      action={{ label: t('member.upgrade'), onClick: () => void showUpgrade() }}
    />
  )
}
