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
import {
  invoiceText,
  registrationLines,
  registrationText,
} from '#pages/enterprise/detail/registration/registrationLines.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
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
                <Card title={read.data?.name ?? name}>
                  <dl className={styles.lines}>
                    {registrationLines(named(info)).map(({ label, value, text }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                          {text === null ? (
                            '-'
                          ) : (
                            <button
                              type="button"
                              className={styles.line}
                              aria-label={`${t('company.copyLine', { label })}: ${value ?? text}`}
                              onClick={() => void copyValue(text)}
                            >
                              <span>{value ?? text}</span>
                              <Icon name="copy" size={16} />
                            </button>
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <div className={styles.copies}>
                    <Button
                      look="quiet"
                      icon="copy"
                      onClick={() => void copyValue(registrationText(named(info)))}
                    >
                      {t('company.copyAll')}
                    </Button>
                  </div>
                </Card>
                <Card title={t('company.invoice')}>
                  <p className={styles.invoice}>{invoiceText(info)}</p>
                  <div className={styles.copies}>
                    <Button look="quiet" icon="copy" onClick={() => void copyValue(invoiceText(info))}>
                      {t('company.copyInvoice')}
                    </Button>
                  </div>
                </Card>
                <Card title={t('company.changes')}>
                  <Changes changes={info.changes} />
                </Card>
                <Provenance {...info.provenance} />
              </Cards>
            )
          }
        </Loaded>
      </>
    )
  },
)

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={560} />
      <Skeleton rows={1} height={160} />
    </Cards>
  )
}
