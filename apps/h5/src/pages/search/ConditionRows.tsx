import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { SearchCondition } from '@zhzz/contract/search/calls.ts'
import { useRead } from '#api/useRead.ts'
import { CompanyRow } from '#company/CompanyRow.tsx'
import { EditionRow } from '#exhibition/EditionRow.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import styles from '#pages/search/AllResults.module.css'
import { companyQuestion, exhibitionQuestion } from '#pages/search/conditionQuestions.ts'
import { Group } from '#pages/search/Group.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const limit = 3

/**
 * The first exhibitions and companies that meet the conditions, each list with the way to all of it. With words left
 * each list is a search of its own, and is not made before it is opened.
 */
export function ConditionRows({ kept, rest }: { kept: readonly SearchCondition[]; rest: string }) {
  const [exhibitions, companies] = [exhibitionQuestion(kept, rest), companyQuestion(kept, rest)]
  const isCounted = rest === ''
  const [wantsEditions, wantsFirms] = [isCounted && exhibitions.isNarrow, isCounted && companies.isNarrow]
  const editions = useRead(
    exhibition.search,
    { ...exhibitions.input, limit },
    { enabled: wantsEditions, keepLast: true },
  )
  const firms = useRead(
    company.search,
    { ...companies.input, limit },
    { enabled: wantsFirms, keepLast: true },
  )
  const openEditions = () => navigateTo(exhibitions.href)
  const openFirms = () => navigateTo(companies.href)
  if (!isCounted) {
    return (
      <div className={styles.ways}>
        {exhibitions.isNarrow && (
          <Button size="small" look="line" onClick={openEditions}>
            {t('search.asExhibitions')}
          </Button>
        )}
        {companies.isNarrow && (
          <Button size="small" look="line" onClick={openFirms}>
            {t('search.asCompanies')}
          </Button>
        )}
      </div>
    )
  }
  if ((wantsEditions && editions.isPending) || (wantsFirms && firms.isPending)) {
    return (
      <div className={styles.waiting}>
        <Skeleton rows={3} height={116} picture="avatar" />
      </div>
    )
  }
  const [foundEditions, foundFirms] = [wantsEditions && editions.data, wantsFirms && firms.data]
  const notes = [
    exhibitions.isNarrow && companies.leaves && t('search.exhibitionsOnly'),
    companies.isNarrow && exhibitions.leaves && t('search.companiesOnly'),
  ].filter((note) => note !== false)
  const isEmpty = !(foundEditions && foundEditions.total > 0) && !(foundFirms && foundFirms.total > 0)
  return (
    <div className={styles.groups}>
      {notes.length > 0 && <p className={styles.note}>{notes.join(t('followUp.glue'))}</p>}
      {isEmpty && <p className={styles.note}>{t('search.noneMeets')}</p>}
      {foundEditions && (
        <Group title={t('search.asExhibitions')} group={foundEditions} onAll={openEditions}>
          {foundEditions.list.map((card) => (
            <EditionRow key={card.id} card={card} />
          ))}
        </Group>
      )}
      {foundFirms && (
        <Group title={t('search.asCompanies')} group={foundFirms} onAll={openFirms}>
          {foundFirms.list.map((card) => (
            <CompanyRow key={card.id} card={card} />
          ))}
        </Group>
      )}
    </div>
  )
}
