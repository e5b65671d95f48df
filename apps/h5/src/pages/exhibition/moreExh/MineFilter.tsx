import { useState } from 'react'
import type { ExhibitorParams } from '#exhibition/exhibitorQuery.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { FilterButton } from '#ui/FilterBar.tsx'
import { OptionSheet } from '#ui/OptionSheet.tsx'

const marks = ['contact', 'favorites', 'matched'] as const

const words = {
  contact: 'exhibition.hasContact',
  favorites: 'exhibition.onlyFavorites',
  matched: 'exhibition.onlyMatched',
} as const

/** 有联系方式, 仅收藏 (asks to sign in), 已匹配工商. */
export function MineFilter({ params }: { params: ExhibitorParams }) {
  const [open, setOpen] = useState(false)
  const chosen = marks.filter((mark) => params[mark] === '1')
  async function choose(next: readonly (typeof marks)[number][]) {
    if (next.includes('favorites') && !(await askToSignIn())) return
    setParams(Object.fromEntries(marks.map((mark) => [mark, next.includes(mark) ? '1' : undefined])))
  }
  const [first] = chosen
  return (
    <>
      <FilterButton
        label={t('shell.filter')}
        chosen={first && (chosen.length > 1 ? `${t(words[first])} (${chosen.length})` : t(words[first]))}
        onClick={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('shell.filter')}
        multiple
        choices={marks.map((mark) => ({ value: mark, label: t(words[mark]) }))}
        chosen={chosen}
        onChoose={(next) => void choose(next)}
      />
    </>
  )
}
