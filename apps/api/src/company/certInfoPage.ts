import { certInfoPage as module } from '@zhzz/contract/companyModule/certInfoPage.ts'
import { sql } from 'kysely'
import { serveModule } from '#company/serveModule.ts'

/** What was valid when it was collected may have run out since. */
export const certInfoPage = serveModule(module, {
  statusNow: sql`case when company_certificate.expire_date < (now() at time zone 'Asia/Shanghai')::date
    and coalesce(company_certificate.cert_status, 'valid') = 'valid' then 'expired' else company_certificate.cert_status end`,
})
