import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { EditionName } from '#exhibition/EditionName.tsx'
import styles from '#exhibition/EditionTitle.module.css'
import { isChinese } from '#i18n/locale.ts'

type Named = Pick<EditionCard, 'name' | 'englishName'> & Partial<Pick<EditionCard, 'nameMarks'>>

/**
 * Who reads another language than Chinese reads the official English name, unless the words were found in the other. A
 * Chinese name stands on one line; of one in letters what tells it apart comes late, so it has two, without the year that its
 * days say.
 */
export function EditionTitle({ card: { name, englishName, nameMarks = [] } }: { card: Named }) {
  const shown = isChinese() || englishName === null || nameMarks.length > 0 ? name : englishName
  if (/\p{Script=Han}/u.test(shown)) return <EditionName name={shown} marks={nameMarks} />
  return (
    <span className={styles.letters}>
      {nameMarks.length > 0 ? (
        <EditionName name={shown} marks={nameMarks} wrap />
      ) : (
        shown.replace(/\s+(?:19|20)\d\d$/, '')
      )}
    </span>
  )
}
