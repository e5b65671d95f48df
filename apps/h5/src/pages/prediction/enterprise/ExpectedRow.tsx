import type { PredictedCompany } from '@zhzz/contract/prediction/company.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { offerRowActions } from '#company/rowActions.ts'
import { StatusChip } from '#company/StatusChip.tsx'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Verdicts } from '#pages/prediction/enterprise/Verdicts.tsx'
import { PredictedRow } from '#prediction/PredictedRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

/** Height with the gap below, roughly, in px. */
export const expectedRowHeight = 250

/** A company that may come: how likely, why, what it may want, and what one knows better. */
export function ExpectedRow({ row, editionId }: { row: PredictedCompany; editionId: string }) {
  const { company } = row
  return (
    <PredictedRow
      said={row}
      companyName={company.name}
      onOpen={() =>
        navigateTo(to('/pages/enterprise/detail/detail', { id: company.id, name: company.name, editionId }))
      }
      picture={
        <CompanyAvatar name={company.name} parts={company.nameParts} src={company.logoUrl} size={40} />
      }
      title={company.name}
      status={<StatusChip status={company.registrationStatus} />}
      facts={[
        company.regionName,
        company.registeredCapital !== null &&
          formatMoney(company.registeredCapital, company.registeredCapitalCurrency),
        company.industryName,
      ]}
      tags={
        <>
          {company.myState?.followedAt && <Chip tone="amber">{t('company.followed')}</Chip>}
          {company.myState?.unlocked && <Chip tone="amber">{t('company.unlocked')}</Chip>}
        </>
      }
    >
      <Verdicts editionId={editionId} companyId={company.id} verdict={row.myVerdict} />
      <IconButton icon="dots" label={t('prediction.more')} onClick={() => void offerRowActions(company)} />
    </PredictedRow>
  )
}
