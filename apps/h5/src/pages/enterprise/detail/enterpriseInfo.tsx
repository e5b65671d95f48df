import { company } from '@zhzz/contract/company/calls.ts'
import type { BusinessInfo } from '@zhzz/contract/company/detail.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { useRead } from '#api/useRead.ts'
import { copyValue } from '#company/copy.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import styles from '#pages/enterprise/detail/enterpriseInfo.module.css'
import { Changes } from '#pages/enterprise/detail/registration/Changes.tsx'
import { RegistrationCell } from '#pages/enterprise/detail/registration/RegistrationCell.tsx'
import {
  arrangedLines,
  invoiceText,
  registrationText,
} from '#pages/enterprise/detail/registration/registrationLines.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Card, CardLink, Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage(
  { params: ['id', 'name?'], bar: 'own' },
  function EnterpriseInfoPage({ params: { id, name } }) {
    const read = useRead(company.businessInfo, { id })
    const scales = useRead(
      reference.getTreeDictionary,
      { type: 'staff_scale' },
      { staleTime: 24 * 3_600_000 },
    )
    const named = (info: BusinessInfo): BusinessInfo => ({
      ...info,
      staffScale: scales.data?.find(({ code }) => code === info.staffScale)?.label ?? info.staffScale,
    })
    return (
      <>
        <NavBar title={t('title.enterpriseInfo')} onBack={() => navigateBack()} />
        <Loaded read={read} skeleton={<Waiting />}>
          {(info) =>
            info.unifiedSocialCreditCode === null && info.registrationStatus === null ? (
              <Blank
                title={t('company.notInRegistry')}
                text={t('company.notInRegistryText')}
                action={{ label: t('shell.customerService'), onClick: () => void showCustomerService() }}
              />
            ) : (
              <Cards>
                <Card
                  title={read.data?.name ?? name}
                  end={
                    <CardLink onClick={() => void copyValue(registrationText(named(info)))}>
                      {t('company.copyAll')}
                    </CardLink>
                  }
                >
                  <dl className={styles.lines}>
                    {arrangedLines(named(info)).known.map((line) => (
                      <RegistrationCell key={line.label} line={line} />
                    ))}
                  </dl>
                  <Unknown names={arrangedLines(info).unknown} />
                </Card>
                <Card
                  title={t('company.invoice')}
                  end={
                    <CardLink onClick={() => void copyValue(invoiceText(info))}>
                      {t('company.copyInvoice')}
                    </CardLink>
                  }
                >
                  <p className={styles.invoice}>{invoiceText(info)}</p>
                </Card>
                <Card title={t('company.changes')}>
                  <Changes changes={info.changes} />
                </Card>
                <Provenance of={info.provenance} about={{ type: 'company', id, part: 'enterpriseInfo' }} />
              </Cards>
            )
          }
        </Loaded>
      </>
    )
  },
)

function Unknown({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className={styles.unknown}>{t('company.unknownFacts', { names: names.join(t('exhibition.glue')) })}</p>
  )
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={480} />
      <Skeleton rows={1} height={120} />
    </Cards>
  )
}
