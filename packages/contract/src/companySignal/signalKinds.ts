import type { CompanyModules } from '#companyModule/companyModules.ts'

/**
 * A kind of 商机信号: rows of one table that say, with a day, that a company does something. `date`, `says` and the names of
 * `when` are its columns; of `says` the first that is known.
 */
export interface SignalKind {
  /** The module of 企业详情 that has the record. */
  page: keyof CompanyModules | 'enterpriseInfo'
  table: string
  date: string
  says: readonly string[]
  when?: Readonly<Record<string, string | boolean>>
  /** Of one day the greatest stands first. */
  weight: number
  /** A warning, not a chance. */
  isWarning?: true
}

/** Every kind of signal. Its sentence is the word of its name in the app. */
export const signalKinds = {
  exhibitionTender: {
    page: 'tenderProjectPage',
    table: 'company_tender',
    date: 'publish_date',
    says: ['title'],
    when: { is_exhibition: true, role: 'inviter' },
    weight: 9,
  },
  exhibitionStaff: {
    page: 'recruitPage',
    table: 'company_job',
    date: 'publish_date',
    says: ['job_title'],
    when: { is_exhibition: true },
    weight: 8,
  },
  financing: {
    page: 'financingInfo',
    table: 'company_financing',
    date: 'financing_date',
    says: ['amount_text', 'product_name'],
    weight: 7,
  },
  tenderWon: {
    page: 'tenderProjectPage',
    table: 'company_tender',
    date: 'publish_date',
    says: ['title'],
    when: { role: 'winner' },
    weight: 6,
  },
  abnormal: {
    page: 'abnormalInfo',
    table: 'abnormal_record',
    date: 'add_date',
    says: ['add_reason'],
    weight: 5,
    isWarning: true,
  },
  app: {
    page: 'appProduction',
    table: 'company_app',
    date: 'release_date',
    says: ['app_name'],
    weight: 4,
  },
  certificate: {
    page: 'certInfoPage',
    table: 'company_certificate',
    date: 'issue_date',
    says: ['cert_name'],
    weight: 4,
  },
  investment: {
    page: 'investment',
    table: 'company_investment',
    date: 'invest_date',
    says: ['name'],
    weight: 4,
  },
  branch: {
    page: 'branch',
    table: 'company_branch',
    date: 'establish_date',
    says: ['name'],
    weight: 4,
  },
  patent: {
    page: 'patentPage',
    table: 'company_patent',
    date: 'application_date',
    says: ['title', 'application_no'],
    weight: 3,
  },
  trademark: {
    page: 'trademarkPage',
    table: 'company_trademark',
    date: 'app_date',
    says: ['mark_name', 'reg_no'],
    weight: 3,
  },
  change: {
    page: 'enterpriseInfo',
    table: 'company_change',
    date: 'change_date',
    says: ['item'],
    weight: 2,
  },
  recruiting: {
    page: 'recruitPage',
    table: 'company_job',
    date: 'publish_date',
    says: ['job_title'],
    when: { is_exhibition: false },
    weight: 1,
  },
} as const satisfies Record<string, SignalKind>

export type SignalName = keyof typeof signalKinds
