import type { BusinessInfo } from '@zhzz/contract/company/detail.ts'
import { statusText } from '#company/StatusChip.tsx'
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

export interface RegistrationLine {
  label: string
  /** What is copied; null: unknown. */
  text: string | null
  /** What is shown where it differs from what is copied. */
  value?: string
}

/** 登记信息, in the order of the public register. Lines that few companies have are left out when unknown. */
export function registrationLines(info: BusinessInfo): RegistrationLine[] {
  const lines: RegistrationLine[] = [
    { label: t('company.creditCode'), text: info.unifiedSocialCreditCode },
    { label: t('company.legalRepresentative'), text: info.legalRepresentative },
    {
      label: t('company.registrationStatus'),
      text: info.registrationStatus,
      ...(info.registrationStatus && !isChinese() && { value: readStatus(info.registrationStatus) }),
    },
    { label: t('company.enterpriseType'), text: info.enterpriseType },
    { label: t('company.registeredCapital'), text: capitalOf(info) },
    { label: t('company.paidInCapital'), text: moneyOf(info.paidInCapital, info.registeredCapitalCurrency) },
    { label: t('company.establishDate'), text: dateOf(info.establishDate) },
    { label: t('company.approvalDate'), text: dateOf(info.approvalDate) },
    {
      label: t('company.term'),
      text: termOf(info),
      ...(info.termStart !== null &&
        info.termEnd === null && { value: t('company.termFrom', { from: formatDate(info.termStart) }) }),
    },
    {
      label: t('company.industryPath'),
      text: info.industryPath.join(' / ') || null,
      ...(info.industryPath.length > 1 && { value: info.industryPath[info.industryPath.length - 1] ?? '' }),
    },
    { label: t('company.regionPath'), text: info.regionPath.join(' ') || null },
    { label: t('company.address'), text: info.registeredAddress },
    { label: t('company.authority'), text: info.registrationAuthority },
    { label: t('company.staffScale'), text: info.staffScale },
    {
      label: t('company.insured'),
      text: info.insuredCount === null ? null : t('company.people', { n: formatNumber(info.insuredCount) }),
    },
    { label: t('company.scope'), text: info.businessScope },
  ]
  const rare: RegistrationLine[] = [
    { label: t('company.englishName'), text: info.englishName },
    { label: t('company.formerNames'), text: formerNamesOf(info) },
    { label: t('company.taxpayerNo'), text: info.taxpayerNo },
    { label: t('company.registrationNo'), text: info.registrationNo },
    { label: t('company.organizationCode'), text: info.organizationCode },
    { label: t('company.taxpayerQualification'), text: info.taxpayerQualification },
    { label: t('company.customsCode'), text: info.customsCode },
    { label: t('company.stock'), text: [info.exchange, info.stockCode].filter(Boolean).join(' ') || null },
  ]
  const scope = lines.splice(-1)
  return [...lines, ...rare.filter(({ text }) => text !== null), ...scope]
}

/**
 * The lines as the page shows them: short ones, which stand two in a row, before long ones, and the labels of what is
 * not known by themselves.
 */
export function arrangedLines(info: BusinessInfo): { known: RegistrationLine[]; unknown: string[] } {
  const lines = registrationLines(info)
  const known = lines.filter(({ text }) => text !== null)
  return {
    known: [...known.filter((line) => !isLong(line)), ...known.filter(isLong)],
    unknown: lines.filter(({ text }) => text === null).map(({ label }) => label),
  }
}

/** Half the width of a phone takes about ten Chinese characters, or twice as many letters. */
function isLong({ text, value }: RegistrationLine): boolean {
  const width = Array.from(value ?? text ?? '').reduce((sum, char) => sum + (char < '\u2e80' ? 0.56 : 1), 0)
  return width > 10
}

/** The whole registration as lines of text, for 全文复制. */
export function registrationText(info: BusinessInfo): string {
  return [
    lineOf(t('company.companyName'), info.name),
    ...registrationLines(info).map(({ label, text }) => lineOf(label, text)),
  ].join('\n')
}

/** 开票信息: what an invoice must carry, as far as the register knows it. */
export function invoiceText(info: BusinessInfo): string {
  return [
    lineOf(t('company.companyName'), info.name),
    lineOf(t('company.taxpayerNo'), info.taxpayerNo ?? info.unifiedSocialCreditCode),
    lineOf(t('company.address'), info.registeredAddress),
  ].join('\n')
}

function lineOf(label: string, text: string | null): string {
  return t('company.labelled', { label, text: text ?? '-' })
}

/** The status in the reader's language, and as the register says it. */
function readStatus(status: string): string {
  const read = statusText(status)
  return read === status ? status : `${read} (${status})`
}

function dateOf(date: string | null): string | null {
  return date === null ? null : formatDate(date)
}

function moneyOf(value: number | null, currency: string | null): string | null {
  return value === null ? null : formatMoney(value, currency)
}

function capitalOf(info: BusinessInfo): string | null {
  return moneyOf(info.registeredCapital, info.registeredCapitalCurrency) ?? info.registeredCapitalText
}

function termOf({ termStart, termEnd }: BusinessInfo): string | null {
  if (termStart === null && termEnd === null) return null
  return t('company.termRange', {
    from: formatDate(termStart),
    to: termEnd === null ? t('company.termOpen') : formatDate(termEnd),
  })
}

function formerNamesOf({ formerNames }: BusinessInfo): string | null {
  if (formerNames.length === 0) return null
  return formerNames
    .map(({ name, changeDate }) => (changeDate === null ? name : `${name} (${formatDate(changeDate)})`))
    .join('\n')
}
