import type { Output } from '@zhzz/contract/endpoint.ts'
import type { person } from '@zhzz/contract/person/calls.ts'
import { useState } from 'react'
import { tenantLabel } from '#account/tenantLabel.ts'
import { t } from '#i18n/t.ts'
import { roleNames } from '#pages/my/tenant/roleName.ts'
import styles from '#pages/my/tenant/SwitchCompany.module.css'
import { useEnterTenant } from '#pages/my/tenant/useEnterTenant.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 切换企业: there when the account has several companies. */
export function SwitchCompany({ list }: { list: Output<typeof person.accountList> }) {
  const [open, setOpen] = useState(false)
  const [isSwitching, setSwitching] = useState(false)
  const enter = useEnterTenant()
  const current = list.find(({ isCurrent }) => isCurrent)

  async function change(subAccountId: string, name: string) {
    setSwitching(true)
    const isIn = await enter(subAccountId)
    setSwitching(false)
    if (!isIn) return
    setOpen(false)
    toast(t('account.switched', { name }))
  }

  if (list.length < 2) return null
  return (
    <>
      <Card flush>
        <Row
          icon="building"
          label={t('account.switchCompany')}
          value={current && tenantLabel(current.tenantName)}
          onClick={() => setOpen(true)}
        />
      </Card>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('account.switchCompany')}>
        <div className={styles.list} aria-busy={isSwitching}>
          {list.map(({ subAccountId, tenantName, roles, isCurrent }) => (
            <button
              key={subAccountId}
              type="button"
              className={styles.choice}
              aria-current={isCurrent}
              disabled={isSwitching}
              onClick={() =>
                isCurrent ? setOpen(false) : void change(subAccountId, tenantLabel(tenantName))
              }
            >
              <span className={styles.words}>
                <span className={styles.name}>{tenantLabel(tenantName)}</span>
                <span className={styles.role}>{roleNames(roles)}</span>
              </span>
              {isCurrent && (
                <>
                  <span className={styles.current}>{t('account.current')}</span>
                  <Icon name="check" />
                </>
              )}
            </button>
          ))}
        </div>
      </Sheet>
    </>
  )
}
