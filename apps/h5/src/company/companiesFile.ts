import type { ExportRow } from '@zhzz/contract/company/exportRow.ts'
import { t } from '#i18n/t.ts'

type Column<Row> = [label: string, read: (row: Row) => string | number | null]

/** Companies as a CSV file that spreadsheets open: a mark of UTF-8 first, CRLF, every field in quotes; `first`: columns before the others. */
export function companiesFile<Row extends ExportRow>(
  rows: readonly Row[],
  first: readonly Column<Row>[] = [],
): string {
  const columns: Column<Row>[] = [...first, ...columnsOf()]
  const lines = [columns.map(([label]) => label), ...rows.map((row) => columns.map(([, read]) => read(row)))]
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}

/** What begins like a formula would be one in a spreadsheet. */
function field(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function columnsOf(): Column<ExportRow>[] {
  return [
    [t('company.companyName'), (row) => row.name],
    [t('company.englishName'), (row) => row.englishName],
    [t('company.creditCode'), (row) => row.unifiedSocialCreditCode],
    [t('company.registrationStatus'), (row) => row.registrationStatus],
    [t('company.legalRepresentative'), (row) => row.legalRepresentative],
    [t('company.registeredCapital'), (row) => row.registeredCapital],
    [t('filter.columnCurrency'), (row) => row.registeredCapitalCurrency],
    [t('company.establishDate'), (row) => row.establishDate],
    [t('filter.columnInsured'), (row) => row.insuredCount],
    [t('company.region'), (row) => row.regionName],
    [t('company.industry'), (row) => row.industryName],
    [t('company.address'), (row) => row.registeredAddress],
    [t('company.website'), (row) => row.website],
    [t('company.exhibitionCount'), (row) => row.exhibitionCount],
    [t('company.sortLatestExhibition'), (row) => row.latestExhibitionName],
    [t('filter.columnLatestDate'), (row) => row.latestExhibitionDate],
    [t('filter.columnContacts'), (row) => row.contactCount],
  ]
}
