import { t } from '#i18n/t.ts'
import type { ReportedObject } from '#reading/report/reported.ts'
import { reportError } from '#reading/report/sendReport.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

interface NoneProps {
  /** What it means that there are none. */
  word: string
  isCollected: boolean
  about: ReportedObject
  /** Present where filters may have hidden all. */
  onClear: (() => void) | undefined
}

/** The place of a module's records where there are none to show. */
export function None({ word, isCollected, about, onClear }: NoneProps) {
  if (onClear)
    return <Blank title={t('module.noneLeft')} action={{ label: t('list.clearFilters'), onClick: onClear }} />
  const action = { label: t('module.askForData'), onClick: () => void reportError(about) }
  return isCollected ? (
    <Blank title={word} action={action} />
  ) : (
    <Blank title={t('module.notCollected')} text={t('module.notCollectedText')} action={action} />
  )
}
