import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { EditionName } from '#exhibition/EditionName.tsx'
import styles from '#exhibition/EditionTitle.module.css'
import { isChinese } from '#i18n/locale.ts'

type Named = Pick<EditionCard, 'name' | 'englishName'> & Partial<Pick<EditionCard, 'nameMarks'>>

/**
 * Who reads another language than Chinese reads the official English name, without the year that its days say, unless the
 * words were found in the other.
 */
export function EditionTitle({ card: { name, englishName, nameMarks = [] } }: { card: Named }) {
  return isChinese() || englishName === null || nameMarks.length > 0 ? (
    <EditionName name={name} marks={nameMarks} />
  ) : (
    <span className={styles.english}>{englishName.replace(/\s+(?:19|20)\d\d$/, '')}</span>
  )
}
