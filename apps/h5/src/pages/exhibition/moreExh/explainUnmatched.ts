import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ask } from '#ui/overlay/dialog.ts'

/** Says why a printed name leads to no company, and offers to search for it or to write a follow-up. */
export async function explainUnmatched(row: ExhibitorRow, editionId: string): Promise<void> {
  const answer = await ask({
    title: t('exhibition.unmatchedTitle', { name: row.listedName }),
    body: t(row.matchStatus === 'candidate' ? 'exhibition.candidateText' : 'exhibition.unmatchedText'),
    actions: [
      { label: t('exhibition.writeFollowUp'), look: 'quiet' },
      { label: t('exhibition.searchName'), look: 'main' },
    ],
  })
  if (answer === 0) {
    const { id, listedName } = row
    navigateTo(
      to('/pages/followUp/form', { targetType: 'exhibitor', targetId: id, editionId, name: listedName }),
    )
  }
  if (answer === 1) navigateTo(to('/pages/search/search', { keyword: row.listedName }))
}
