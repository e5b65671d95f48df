import type { PredictedCompany } from '@zhzz/contract/prediction/company.ts'
import { CompanyAction } from '#company/CompanyAction.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { StatusChip } from '#company/StatusChip.tsx'
import { formatArea } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { chanceText } from '#prediction/chanceText.ts'
import { evidencePieces } from '#prediction/evidencePieces.ts'
import { boothWords } from '#prediction/saidFacts.ts'
import type { Column } from '#ui/list/Table.tsx'

/** 预测参展 of an edition as a table. */
export function expectedColumns(): readonly Column<PredictedCompany>[] {
  return [
    {
      title: '%',
      kind: 'number',
      width: 64,
      sort: { by: 'probability', direction: 'descending' },
      cell: ({ probability }) => <b>{chanceText(probability)}</b>,
    },
    {
      title: t('company.companyName'),
      kind: 'name',
      cell: ({ company }) => <CompanyName name={company.name} parts={company.nameParts} />,
    },
    {
      title: t('prediction.evidence'),
      kind: 'text',
      width: 208,
      cell: ({ reasons }) => reasons.length > 0 && evidencePieces(reasons).join(t('exhibition.glue')),
    },
    {
      title: t('exhibition.boothType'),
      kind: 'text',
      width: 72,
      cell: ({ expectedBoothType: booth }) => booth && t(boothWords[booth]),
    },
    {
      title: t('exhibitor.area'),
      kind: 'number',
      width: 88,
      sort: { by: 'expectedArea', direction: 'descending' },
      cell: ({ expectedBoothArea: area }) =>
        area && (area.low === area.high ? formatArea(area.low) : `${area.low}–${formatArea(area.high)}`),
    },
    { title: t('company.region'), kind: 'text', width: 80, cell: ({ company }) => company.cityName },
    {
      title: t('exhibition.status'),
      kind: 'plain',
      width: 72,
      cell: ({ company }) => company.registrationStatus && <StatusChip status={company.registrationStatus} />,
    },
    {
      title: t('followUp.contactAction'),
      kind: 'action',
      width: 88,
      cell: ({ company }) => <CompanyAction company={company} />,
    },
  ]
}
