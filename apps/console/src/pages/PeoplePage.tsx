import type { Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Card, Typography } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { AccountView } from '#people/AccountView.tsx'
import { FindForm } from '#people/FindForm.tsx'
import { Found } from '#people/Found.tsx'
import { TenantView } from '#people/TenantView.tsx'
import { t } from '#words.ts'

/** Finding an account or a team; `?account=` and `?tenant=` are the pages of one. */
export function PeoplePage() {
  const [params] = useSearchParams()
  const account = params.get('account')
  const tenant = params.get('tenant')
  if (account === null && tenant === null) return <Finding />
  return (
    <Card title={<Link to="/people">← {t('backToFinding')}</Link>}>
      {account === null ? <TenantView key={tenant} id={tenant ?? ''} /> : <AccountView id={account} />}
    </Card>
  )
}

function Finding() {
  const [asked, setAsked] = useState<Request<typeof operate.findPeople> | null>(null)
  const read = useRead(operate.findPeople, asked ?? { by: 'name', name: '' }, {
    enabled: asked !== null,
    staleTime: 0,
  })
  return (
    <Card title={t('peoplePage')}>
      <FindForm
        isPending={read.isFetching}
        onFind={(next) => {
          setAsked(next)
          if (JSON.stringify(next) === JSON.stringify(asked)) read.reload()
        }}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '12px 0 20px' }}>
        {t('findHint')}
      </Typography.Paragraph>
      {asked !== null && <Loaded read={read}>{(found) => <Found {...found} />}</Loaded>}
    </Card>
  )
}
