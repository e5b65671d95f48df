import { pool } from '@zhzz/contract/pool/calls.ts'
import type { PoolRow } from '@zhzz/contract/pool/row.ts'
import { useWrite } from '#api/useWrite.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { saysWhose } from '#company/saysWhose.ts'
import { stageWords } from '#followUp/words.ts'
import { formatShortDay } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { SwipeRow } from '#ui/list/SwipeRow.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** An own customer: how far it is, when it was spoken to, when it would fall; drawn aside it is put back. */
export function MineRow({ row, mayRelease }: { row: PoolRow; mayRelease: boolean }) {
  const { company, stage, intentLevel, lastFollowTime, fallsOn } = row
  const { id, name, nameParts } = company
  const releasing = useWrite(pool.release, {
    outdates: saysWhose,
    onDone: () => toast(t('pool.released')),
  })
  async function release() {
    const title = t('pool.release')
    if (await confirmDialog({ title, body: t('pool.releaseText'), confirm: title }))
      await releasing.send({ companyId: id })
  }
  async function offer() {
    const write = () => navigateTo(to('/pages/followUp/form', { targetType: 'company', targetId: id, name }))
    const offered: [string, () => unknown][] = [
      [t('followUp.write'), write],
      ...(mayRelease ? [[t('pool.release'), release] satisfies [string, () => unknown]] : []),
    ]
    const chosen = await chooseAction(
      name,
      offered.map(([label]) => label),
    )
    if (chosen !== null) offered[chosen]?.[1]()
  }
  return (
    <SwipeRow
      actions={mayRelease ? [{ label: t('pool.release'), tone: 'amber', onAct: () => void release() }] : []}
    >
      <ListRow
        lead={<CompanyAvatar name={name} parts={nameParts} src={null} size={40} />}
        title={<CompanyName name={name} parts={nameParts} />}
        facts1={<FactLine tone="ink" facts={[t(stageWords[stage]), intentLevel]} />}
        facts2={
          <FactLine
            facts={[
              lastFollowTime
                ? t('pool.lastFollow', { when: relativeTime(lastFollowTime) })
                : t('pool.neverFollowed'),
              fallsOn && t('pool.fallsOn', { day: formatShortDay(fallsOn) }),
            ]}
          />
        }
        action={<CompanyAction company={company} />}
        onOpen={() => navigateTo(to('/pages/enterprise/detail/detail', { id, name }))}
        onHold={() => void offer()}
      />
    </SwipeRow>
  )
}
