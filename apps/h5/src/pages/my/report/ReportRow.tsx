import type { ReportRow as Row } from '@zhzz/contract/report/calls.ts'
import type { ReportKind, ReportObject } from '@zhzz/contract/report/choices.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { type Href, to } from '#nav/to.ts'
import styles from '#pages/my/report/ReportRow.module.css'
import { fieldWords } from '#reading/report/fieldWords.ts'
import { stateWords } from '#reading/report/stateWords.ts'
import type { IconName } from '#ui/Icon.tsx'
import { LeadIcon } from '#ui/list/LeadIcon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { ask } from '#ui/overlay/dialog.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

const kindWords = {
  correction: 'shell.reportError',
  missing: 'search.reportMissing',
  contacts: 'company.requestContacts',
} as const satisfies Record<ReportKind, string>

const icons = { correction: 'edit', missing: 'search', contacts: 'phone' } as const satisfies Record<
  ReportKind,
  IconName
>

const pages: Record<ReportObject, (id: string) => Href> = {
  company: (id) => to('/pages/enterprise/detail/detail', { id }),
  exhibition: (id) => to('/pages/exhibition/detail/detail', { id }),
  hall: (id) => to('/pages/hallSchedule/hallScheduleDetail', { id }),
  news: (id) => to('/pages/news/detail/detail', { id }),
}

/** What was reported of what, and how it stands; a tap shows all of it and the answer. */
export function ReportRow({ row }: { row: Row }) {
  const { kind, objectName, field, content, state, answer, createdAt, answeredAt } = row
  const isFieldTold = field !== null && kind === 'correction'
  return (
    <ListRow
      lead={<LeadIcon name={icons[kind]} />}
      title={objectName}
      facts1={<FactLine facts={[t(kindWords[kind]), isFieldTold && t(fieldWords[field]), content]} />}
      facts2={
        <FactLine
          facts={[
            <span key="state" className={state === 'accepted' ? styles.accepted : undefined}>
              {t(stateWords[state])}
            </span>,
            answeredAt === null
              ? t('report.sentOn', { date: formatDate(createdAt) })
              : t('report.answeredOn', { date: formatDate(answeredAt) }),
            answer,
          ]}
        />
      }
      onOpen={() => void show(row)}
    />
  )
}

async function show(row: Row): Promise<void> {
  const { kind, objectType, objectId, objectName, field, content, evidence, state, answer } = row
  const isFieldTold = field !== null && kind === 'correction'
  const lines = [
    [t(kindWords[kind]), isFieldTold && t(fieldWords[field])].filter(Boolean).join(' · '),
    content,
    evidence !== '' && t('report.source', { text: evidence }),
    [t(stateWords[state]), t('report.sentOn', { date: formatDate(row.createdAt) })].join(' · '),
    answer !== '' && t('report.answer', { text: answer }),
  ].flatMap((line) => (line ? [line] : []))
  const page = objectType === null || objectId === null ? null : pages[objectType](objectId)
  const chosen = await ask({
    title: objectName,
    body: (
      <div className={styles.said}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
    actions: [
      { label: t('shell.gotIt'), look: page === null ? 'main' : 'quiet' },
      ...(page === null ? [] : [{ label: t('report.openObject'), look: 'main' as const }]),
    ],
  })
  if (chosen === 1 && page !== null) navigateTo(page)
}
