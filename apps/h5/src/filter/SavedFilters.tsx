import type { FilterScope, SavedFilter } from '@zhzz/contract/member/calls.ts'
import { longestFilterName, member, mostFilters } from '@zhzz/contract/member/calls.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import styles from '#filter/SavedFilters.module.css'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Address, ListParams } from '#nav/listParams.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { promptDialog } from '#ui/overlay/dialog.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type Params = Readonly<Record<string, string>>

interface SavedFiltersSheetProps {
  scope: FilterScope
  of: Pick<ListParams<never, never, never>, 'kept' | 'restored'>
  params: Address
  open: boolean
  onClose: () => void
}

interface KeptProps {
  scope: FilterScope
  /** The filters of the list as they stand in its address; empty when none is chosen. */
  current: Params
  onApply: (params: Params) => void
}

/** 我的筛选: opens the filters that were kept, and keeps the present ones. */
export function SavedFiltersSheet({ open, onClose, scope, of, params }: SavedFiltersSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('filter.saved')}>
      <Kept
        scope={scope}
        current={of.kept(params)}
        onApply={(kept) => {
          writeAddress(of.restored(kept))
          onClose()
        }}
      />
    </Sheet>
  )
}

function Kept(props: KeptProps) {
  const { token } = useSession()
  if (token === null) {
    return (
      <div className={styles.empty}>
        <p>{t('filter.signInToSave')}</p>
        <Button onClick={() => void askToSignIn()}>{t('shell.signIn')}</Button>
      </div>
    )
  }
  return <KeptList {...props} />
}

function KeptList({ scope, current, onApply }: KeptProps) {
  const read = useRead(member.savedFilters, { scope })
  const options = {
    outdates: [member.savedFilters],
    onFailure: {
      conflict: () => toast(t('filter.savedTaken')),
      quotaUsedUp: () => toast(t('filter.savedFull')),
    },
  }
  const save = useWrite(member.saveFilter, options)
  const remove = useWrite(member.removeFilter, { outdates: [member.savedFilters] })
  const hasCurrent = Object.keys(current).length > 0

  async function name(start: string): Promise<string> {
    const typed = await promptDialog({
      title: t('filter.saveName'),
      placeholder: t('filter.saveNamePlaceholder'),
      start,
      maxLength: longestFilterName,
      confirm: t('shell.save'),
    })
    return typed?.trim() ?? ''
  }
  async function keep(filter: Pick<SavedFilter, 'name' | 'params'> & { id?: string }) {
    if (filter.name === '') return
    if (await save.send({ scope, ...filter })) toast(t('followUp.saved'))
  }
  async function change(filter: SavedFilter) {
    const answers = [
      t('filter.rename'),
      t('followUp.unsentDiscard'),
      ...(hasCurrent ? [t('filter.replace')] : []),
    ]
    const chosen = await chooseAction(filter.name, answers)
    if (chosen === 0) await keep({ ...filter, name: await name(filter.name) })
    if (chosen === 1 && (await remove.send({ id: filter.id }))) toast(t('filter.removed'))
    if (chosen === 2) await keep({ ...filter, params: current })
  }

  return (
    <Loaded read={read} skeleton={<Skeleton rows={3} height={48} />}>
      {(filters) => (
        <>
          {filters.length === 0 && <p className={styles.empty}>{t('filter.savedNone')}</p>}
          <ul>
            {filters.map((filter) => (
              <li key={filter.id} className={styles.item}>
                <button type="button" className={styles.apply} onClick={() => onApply(filter.params)}>
                  <span className={styles.name}>{filter.name}</span>
                  <span className={styles.facts}>{factsOf(filter.params)}</span>
                </button>
                <IconButton
                  icon="dots"
                  label={t('filter.savedMore', { name: filter.name })}
                  onClick={() => void change(filter)}
                />
              </li>
            ))}
          </ul>
          <div className={styles.save}>
            <Button
              icon="plus"
              look={filters.length === 0 ? 'main' : 'quiet'}
              disabled={!hasCurrent}
              busy={save.isPending}
              onClick={() => {
                if (filters.length >= mostFilters) toast(t('filter.savedFull'))
                else void name('').then((typed) => keep({ name: typed, params: { ...current } }))
              }}
            >
              {t('filter.saveNow')}
            </Button>
          </div>
          <p className={styles.note}>
            {hasCurrent ? t('filter.savedCount', { n: filters.length }) : t('filter.saveNothing')}
          </p>
        </>
      )}
    </Loaded>
  )
}

/** The keyword, and how many conditions there are beside it. */
function factsOf(params: Params): string {
  const { keyword } = params
  const count = Object.keys(params).filter((name) => name !== 'keyword' && name !== 'sort').length
  return [
    keyword ? t('filter.savedKeyword', { keyword }) : '',
    count > 0 ? t('filter.savedConditions', { n: count }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
