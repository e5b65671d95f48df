import type { ExportRow } from '@zhzz/contract/company/exportRow.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { regionName } from '#regionName.ts'

/** Companies as rows of a file, in the order of `ids`; unknown ids are left out. */
export async function exportRows(db: Kysely<DB>, ids: string[]): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin('industry', 'industry.code', 'company.industryCode')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('exhibitor')
          .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
          .whereRef('exhibitor.companyId', '=', 'company.id')
          .where('exhibitor.withdrawnAt', 'is', null)
          .orderBy('edition.startDate', 'desc')
          .limit(1)
          .select(['edition.name as latestExhibitionName', 'edition.startDate as latestExhibitionDate'])
          .as('latest'),
      (join) => join.onTrue(),
    )
    .where('company.id', 'in', ids)
    .select(['company.id', 'company.name', 'company.englishName', 'company.unifiedSocialCreditCode'])
    .select(['company.registrationStatus', 'company.legalRepresentative', 'company.registeredCapital'])
    .select(['company.registeredCapitalCurrency', 'company.establishDate', 'company.insuredCount'])
    .select(['company.registeredAddress', 'company.website', 'company.exhibitionCount'])
    .select(['company.contactCount', 'latest.latestExhibitionName', 'latest.latestExhibitionDate'])
    .select(regionName('region', 'parent').as('regionName'))
    .select((row) => row.fn.coalesce('industry.name', 'company.industryText').as('industryName'))
    .execute()
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
