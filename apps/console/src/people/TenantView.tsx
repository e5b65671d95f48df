import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Descriptions, Flex, Tabs, Typography } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { Acts } from '#people/Acts.tsx'
import { planOf } from '#people/planOf.ts'
import { TenantCredits } from '#people/TenantCredits.tsx'
import { TenantMembers } from '#people/TenantMembers.tsx'
import { TenantOrders } from '#people/TenantOrders.tsx'
import { TenantPlan } from '#people/TenantPlan.tsx'
import { TenantQuotas } from '#people/TenantQuotas.tsx'
import { TenantUnlocks } from '#people/TenantUnlocks.tsx'
import { TenantUsage } from '#people/TenantUsage.tsx'
import { t, timeOf } from '#words.ts'

type Tenant = Output<typeof operate.tenant>

/** A team: its members and plan, quotas, unlocks and credits, usage. */
export function TenantView({ id }: { id: string }) {
  const read = useRead(operate.tenant, { id }, { staleTime: 0 })
  return <Loaded read={read}>{(tenant) => <Shown tenant={tenant} />}</Loaded>
}

function Shown({ tenant }: { tenant: Tenant }) {
  const { id, name, company, createdAt } = tenant
  const items = [
    { key: 'id', label: t('idOf'), children: <Typography.Text copyable>{id}</Typography.Text> },
    { key: 'plan', label: t('plan'), children: planOf(tenant) },
    { key: 'made', label: t('madeAt'), children: timeOf(createdAt) },
    { key: 'company', label: t('authenticatedAs'), children: company ?? '-' },
  ]
  return (
    <>
      <Flex justify="space-between" align="center" style={{ marginBottom: 12 }}>
        <Typography.Title level={1} style={{ fontSize: 20, margin: 0 }}>
          {t('teamOf', { name: name || id })}
        </Typography.Title>
        <TenantPlan id={id} plan={tenant.plan} />
      </Flex>
      <Descriptions column={2} size="small" bordered items={items} />
      <Tabs
        style={{ marginTop: 12 }}
        items={[
          {
            key: 'overview',
            label: t('overview'),
            children: (
              <>
                <TenantMembers members={tenant.members} />
                <TenantOrders orders={tenant.orders} />
                <Acts acts={tenant.acts} />
              </>
            ),
          },
          { key: 'quotas', label: t('quotas'), children: <TenantQuotas id={id} quotas={tenant.quotas} /> },
          { key: 'unlocks', label: t('unlocks'), children: <TenantUnlocks id={id} /> },
          { key: 'credits', label: t('credits'), children: <TenantCredits id={id} /> },
          { key: 'usage', label: t('usage'), children: <TenantUsage id={id} /> },
        ]}
      />
    </>
  )
}
