import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/profile/Suggestions.module.css'
import { TextField } from '#ui/field/TextField.tsx'
import { useLater } from '#ui/field/useLater.ts'
import { Icon } from '#ui/Icon.tsx'

/** An exhibition series that the person aims at, by id and the name it was chosen under. */
export interface ChosenSeries {
  id: string
  name: string
}

export const mostSeries = 10

/** 目标展会: looked for by name, up to ten. */
export function SeriesField({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenSeries[]
  onChange: (chosen: readonly ChosenSeries[]) => void
}) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim())
  const wanted = keyword.length >= 2 && text.trim() !== ''
  const { rows, isPending } = useReadPages(exhibition.search, { keyword, limit: 10 }, { enabled: wanted })
  const found = new Map(
    (wanted ? rows : [])
      .filter(({ seriesId }) => !chosen.some(({ id }) => id === seriesId))
      .map(({ seriesId, name }) => [seriesId, name]),
  )
  const isUnknown = wanted && keyword === text.trim() && !isPending && found.size === 0
  const typed = t(isUnknown ? 'person.seriesNone' : 'person.seriesTyped')
  const hint = text.trim() === '' ? t('person.upTo', { n: mostSeries }) : typed
  return (
    <>
      <TextField
        label={t('person.series')}
        placeholder={t('person.seriesPlaceholder')}
        hint={hint}
        value={text}
        onChange={setText}
      />
      {found.size > 0 && chosen.length < mostSeries && (
        <ul className={styles.list} aria-label={t('person.suggestions')}>
          {[...found].slice(0, 5).map(([id, name]) => (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  onChange([...chosen, { id, name }])
                  setText('')
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={styles.chip}
              aria-label={t('person.remove', { name })}
              onClick={() => onChange(chosen.filter((other) => other.id !== id))}
            >
              {name}
              <Icon name="close" size={16} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
