import { useState } from 'react'
import { useSession } from '#api/session.ts'
import type { ExhibitorParams } from '#exhibition/exhibitorQuery.ts'
import { FilterGroup } from '#exhibition/FilterGroup.tsx'
import { FilterSheet } from '#exhibition/FilterSheet.tsx'
import { choicesOf, codesOf } from '#exhibition/listQuery.ts'
import { t } from '#i18n/t.ts'
import { ChoiceChips } from '#ui/field/ChoiceChips.tsx'
import { FilterButton } from '#ui/list/FilterBar.tsx'

const marks = ['contact', 'matched'] as const
const markWords = { contact: 'company.hasContact', matched: 'exhibition.onlyMatched' } as const
const states = ['notVisited', 'visited', 'notUnlocked', 'notFollowed'] as const
const stateWords = {
  notVisited: 'exhibitor.notVisited',
  visited: 'exhibitor.visited',
  notUnlocked: 'exhibitor.notUnlocked',
  notFollowed: 'exhibitor.notFollowed',
} as const

const nothing = {
  newOrOld: undefined,
  contact: undefined,
  matched: undefined,
  mine: undefined,
  favorites: undefined,
} as const
type Draft = { readonly [Name in keyof typeof nothing]: string | undefined }

/** 新/老, what is known of the company, and for a signed-in person what they did with it. */
export function MoreFilter({ params }: { params: ExhibitorParams }) {
  const [open, setOpen] = useState(false)
  const { token } = useSession()
  const { newOrOld, contact, matched, mine, favorites } = params
  const chosen: Draft = { newOrOld, contact, matched, mine, favorites }
  const count = Object.values(chosen).flatMap(codesOf).length
  return (
    <>
      <FilterButton
        label={t('shell.filter')}
        chosen={count > 0 ? `${t('shell.filter')} (${count})` : undefined}
        onClick={() => setOpen(true)}
      />
      <FilterSheet<Draft> open={open} onClose={() => setOpen(false)} chosen={chosen} nothing={nothing}>
        {(draft, change) => (
          <>
            <FilterGroup title={t('exhibition.newOrOld')}>
              <ChoiceChips
                label={t('exhibition.newOrOld')}
                choices={[
                  { value: 'new', label: t('exhibition.newExhibitor') },
                  { value: 'old', label: t('exhibition.oldExhibitor') },
                ]}
                chosen={codesOf(draft.newOrOld)}
                onChoose={([one]) => change({ newOrOld: one })}
              />
            </FilterGroup>
            <FilterGroup title={t('exhibitor.quality')}>
              <ChoiceChips
                label={t('exhibitor.quality')}
                choices={marks.map((mark) => ({ value: mark, label: t(markWords[mark]) }))}
                chosen={marks.filter((mark) => draft[mark] === '1')}
                multiple
                onChoose={(next) =>
                  change({
                    contact: next.includes('contact') ? '1' : undefined,
                    matched: next.includes('matched') ? '1' : undefined,
                  })
                }
              />
            </FilterGroup>
            {token !== null && <Mine draft={draft} change={change} />}
          </>
        )}
      </FilterSheet>
    </>
  )
}

function Mine({ draft, change }: { draft: Draft; change: (changed: Partial<Draft>) => void }) {
  const favorite = 'favorites'
  return (
    <FilterGroup title={t('prediction.filterMine')}>
      <ChoiceChips
        label={t('prediction.filterMine')}
        choices={[
          ...states.map((state) => ({ value: state, label: t(stateWords[state]) })),
          { value: favorite, label: t('exhibition.onlyFavorites') },
        ]}
        chosen={[...choicesOf(draft.mine, states), ...(draft.favorites === '1' ? [favorite] : [])]}
        multiple
        onChoose={(next) =>
          change({
            mine: next.filter((one) => one !== favorite).join(',') || undefined,
            favorites: next.includes(favorite) ? '1' : undefined,
          })
        }
      />
    </FilterGroup>
  )
}
