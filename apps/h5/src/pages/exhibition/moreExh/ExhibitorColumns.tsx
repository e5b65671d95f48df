import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { CompanyName } from '#company/CompanyName.tsx'
import { StatusChip } from '#company/StatusChip.tsx'
import { boothTypes, wordOf } from '#exhibition/dictionaryText.ts'
import { formatArea } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Column } from '#ui/list/Table.tsx'

/** 参展商 as a table. */
export function exhibitorColumns(): readonly Column<ExhibitorRow>[] {
  return [
    {
      title: t('exhibitor.boothKind'),
      kind: 'plain',
      width: 104,
      sort: { by: 'boothNo', direction: 'ascending' },
      cell: ({ boothNo }) => boothNo,
    },
    {
      title: t('company.companyName'),
      kind: 'name',
      sort: { by: 'name', direction: 'ascending' },
      cell: (row) => <CompanyName name={row.listedName} parts={row.nameParts} marks={row.nameMarks} />,
    },
    {
      title: t('exhibition.boothType'),
      kind: 'text',
      width: 72,
      cell: ({ boothType }) => boothType !== 'unknown' && wordOf(boothTypes, boothType),
    },
    {
      title: t('exhibitor.area'),
      kind: 'number',
      width: 80,
      sort: { by: 'boothArea', direction: 'descending' },
      cell: ({ boothArea }) => boothArea !== null && formatArea(boothArea),
    },
    {
      title: t('provenance.products'),
      kind: 'text',
      width: 176,
      cell: ({ products }) => products.length > 0 && products.join(t('exhibition.glue')),
    },
    {
      title: t('company.exhibitionCount'),
      kind: 'number',
      width: 88,
      sort: { by: 'exhibitionCount', direction: 'descending' },
      cell: ({ exhibitionCount }) => exhibitionCount,
    },
    {
      title: t('exhibition.status'),
      kind: 'plain',
      width: 72,
      cell: ({ registrationStatus }) => registrationStatus && <StatusChip status={registrationStatus} />,
    },
  ]
}
