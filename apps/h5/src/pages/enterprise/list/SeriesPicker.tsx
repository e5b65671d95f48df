import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { PickedChip, PickedRow } from '#pages/enterprise/list/PickedRow.tsx'
import styles from '#pages/enterprise/list/SeriesPicker.module.css'
import { useLater } from '#person/useLater.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import { SearchBox } from '#ui/SearchBox.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** As the contract's filter allows. */
const mostSeries = 20

interface SeriesPickerProps {
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** 参加过的展会: exhibitions looked for by name; any of those chosen may hold. */
export function SeriesPicker({ chosen, onChange }: SeriesPickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PickedRow label={t('filter.series')} onOpen={() => setOpen(true)}>
        {chosen.map((id) => (
          <SeriesChip key={id} id={id} onRemove={() => onChange(chosen.filter((other) => other !== id))} />
        ))}
      </PickedRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('filter.series')}>
        <Finder
          chosen={chosen}
          onPick={(id) => {
            onChange([...chosen, id].slice(-mostSeries))
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function SeriesChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useRead(exhibition.detail, { seriesId: id }, { staleTime: Number.POSITIVE_INFINITY })
  return <PickedChip name={data?.seriesName ?? '…'} onRemove={onRemove} />
}

/** Milliseconds that typing rests before it is looked for. */
const typingRest = 350

function Finder({ chosen, onPick }: { chosen: readonly string[]; onPick: (id: string) => void }) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim(), typingRest)
  const isLong = keyword.length >= 2
  const pages = useReadPages(
    exhibition.search,
    { keyword: isLong ? keyword : '', limit: 20 },
    { keepLast: true },
  )
  const found = new Map(
    pages.rows.filter(({ seriesId }) => !chosen.includes(seriesId)).map((card) => [card.seriesId, card.name]),
  )
  return (
    <div className={styles.finder}>
      <div className={styles.box}>
        <SearchBox value={text} placeholder={t('filter.seriesPlaceholder')} onChange={setText} />
      </div>
      {pages.error && !pages.first && <ErrorState error={pages.error} onReload={pages.reload} />}
      {pages.isPending && <Skeleton rows={5} height={44} />}
      {pages.first && found.size === 0 && <p className={styles.none}>{t('filter.seriesNone')}</p>}
      <ul>
        {[...found].map(([id, name]) => (
          <li key={id}>
            <button type="button" className={styles.item} onClick={() => onPick(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
