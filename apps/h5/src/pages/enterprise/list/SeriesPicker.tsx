import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { Finder } from '#filter/Finder.tsx'
import { PickedChip, PickedRow } from '#filter/PickedRow.tsx'
import { t } from '#i18n/t.ts'
import { useLater } from '#ui/field/useLater.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'

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
        <SeriesFinder
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

function SeriesFinder({ chosen, onPick }: { chosen: readonly string[]; onPick: (id: string) => void }) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim())
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
    <Finder
      text={text}
      placeholder={t('filter.seriesPlaceholder')}
      none={t('filter.seriesNone')}
      found={pages.first && found}
      error={pages.error}
      onReload={pages.reload}
      onType={setText}
      onPick={onPick}
    />
  )
}
