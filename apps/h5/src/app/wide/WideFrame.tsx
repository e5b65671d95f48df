import { useEffect } from 'react'
import type { Entry } from '#app/stack.ts'
import { followKeys } from '#app/wide/followKeys.ts'
import { TopBar } from '#app/wide/TopBar.tsx'
import styles from '#app/wide/WideFrame.module.css'
import { t } from '#i18n/t.ts'
import { Blank } from '#ui/shown/Blank.tsx'

interface WideFrameProps {
  /** The list at the left, or the only page. */
  first: Entry['place']
  /** Nothing was chosen from the list at the left yet. */
  isFree: boolean
}

/** What stands around the pages of a wide window: the bar over them, and the place that is still free. */
export function WideFrame({ first, isFree }: WideFrameProps) {
  useEffect(() => followKeys(), [])
  return (
    <>
      <TopBar place={first} />
      {isFree && (
        <div className={styles.free}>
          <Blank title={t('shell.nothingChosen')} text={t('shell.nothingChosenText')} />
        </div>
      )}
    </>
  )
}
