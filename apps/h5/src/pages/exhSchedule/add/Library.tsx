import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { EditionRow, editionRowHeight } from '#exhibition/EditionRow.tsx'
import { tapSchedule } from '#exhibition/tapSchedule.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import styles from '#pages/exhSchedule/add/Library.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { useLater } from '#ui/field/useLater.ts'
import { RowAction } from '#ui/list/RowAction.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 从展会库: editions to come by their words, each put on the schedule from its row. */
export function Library({ onOwn }: { onOwn: () => void }) {
  const [text, setText] = useState('')
  const keyword = useLater(text.trim())
  const pages = useReadPages(
    exhibition.search,
    { keyword, filters: { from: shanghaiToday() }, ...(keyword !== '' && { sort: 'relevance' as const }) },
    { keepLast: true },
  )
  return (
    <>
      <div className={styles.search}>
        <SearchBox value={text} placeholder={t('exhibition.searchPlaceholder')} onChange={setText} />
      </div>
      <PagedList
        pages={pages}
        rowKey={(card) => card.id}
        rowHeight={editionRowHeight}
        edge
        empty={
          <Blank
            title={t('exhibition.noneFoundKeyword', { keyword })}
            text={t('mySchedule.noneInLibrary')}
            action={{ label: t('mySchedule.ownTitle'), onClick: onOwn }}
          />
        }
      >
        {(card) => (
          <EditionRow
            card={card}
            action={
              <RowAction
                icon={card.scheduled ? 'check' : 'plus'}
                tone={card.scheduled ? 'quiet' : 'act'}
                word={t(card.scheduled ? 'mySchedule.isOn' : 'calendar.add')}
                label={card.name}
                onClick={() => void tapSchedule(card)}
              />
            }
          />
        )}
      </PagedList>
    </>
  )
}
