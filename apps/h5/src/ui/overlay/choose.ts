import type { ReactNode } from 'react'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { ask } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Offers actions from the bottom, below what is said of them; the index of the chosen one, null when cancelled. */
export function chooseAction(
  title: string,
  labels: readonly string[],
  body?: ReactNode,
): Promise<number | null> {
  return askInSheet(title, labels, { body })
}

/** Offers a choice of which one line holds now; the index of the chosen one, null when cancelled. */
export function chooseOne(
  title: string,
  labels: readonly string[],
  chosen: number | null,
): Promise<number | null> {
  return askInSheet(title, labels, { chosen })
}

async function askInSheet(
  title: string,
  labels: readonly string[],
  more: { chosen?: number | null; body?: ReactNode },
): Promise<number | null> {
  const actions = labels.map((label) => ({ label }))
  try {
    const { ActionSheet: sheet } = await withWords(import('#ui/overlay/ActionSheet.tsx'))
    return await ask({ title, actions, sheet, ...more })
  } catch {
    toast(t('failure.offline'))
    return null
  }
}
