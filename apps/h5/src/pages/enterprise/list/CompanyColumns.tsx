import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { StatusChip } from '#company/StatusChip.tsx'
import { formatMoney, formatPercent, formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Column } from '#ui/list/Table.tsx'

/** 找企业 as a table. */
export function companyColumns(): readonly Column<CompanyCard>[] {
  return [
    {
      title: t('company.companyName'),
      kind: 'name',
      cell: (card) => <CompanyName name={card.name} parts={card.nameParts} marks={card.nameMarks} />,
    },
    {
      title: t('exhibition.status'),
      kind: 'plain',
      width: 80,
      cell: ({ registrationStatus }) => registrationStatus && <StatusChip status={registrationStatus} />,
    },
    { title: t('company.region'), kind: 'text', width: 84, cell: ({ cityName }) => cityName },
    {
      title: t('company.registeredCapital'),
      kind: 'number',
      width: 96,
      sort: { by: 'registeredCapital', direction: 'descending' },
      cell: (card) =>
        card.registeredCapital !== null &&
        formatMoney(card.registeredCapital, card.registeredCapitalCurrency),
    },
    {
      title: t('company.establishDate'),
      kind: 'number',
      width: 80,
      sort: { by: 'establishDate', direction: 'descending' },
      cell: ({ establishDate }) => establishDate?.slice(0, 4),
    },
    {
      title: t('company.exhibiting'),
      kind: 'number',
      width: 72,
      sort: { by: 'exhibitionCount', direction: 'descending' },
      cell: ({ exhibitionCount }) => exhibitionCount,
    },
    {
      title: t('company.customRatio'),
      kind: 'number',
      width: 88,
      cell: ({ customBoothRatio }) => customBoothRatio !== null && formatPercent(customBoothRatio),
    },
    {
      title: t('company.nextChance'),
      kind: 'text',
      width: 128,
      cell: ({ nextExhibition: next }) =>
        next && [formatShortDay(next.startDate), next.word].filter(Boolean).join(' '),
    },
    {
      title: t('followUp.contactAction'),
      kind: 'action',
      width: 88,
      cell: (card) => <CompanyAction company={card} />,
    },
  ]
}
