import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { Button, Flex, Layout, Menu, type MenuProps, Typography } from 'antd'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { client, queryClient, useWrite } from '#api.ts'
import { LanguageSwitch } from '#LanguageSwitch.tsx'
import type { Place } from '#places.tsx'
import { t, wordOf } from '#words.ts'

export type Me = Output<typeof operate.me>
type Framed = { me: Me; places: readonly Place[]; children: ReactNode }

const white = { background: '#fff' }

/** Menu of what the roles open, and who is signed in. */
export function Frame({ me, places, children }: Framed) {
  const { pathname } = useLocation()
  const leaving = useWrite(operate.signOut, {
    onDone() {
      client.endSession()
      queryClient.clear()
    },
  })
  const items = operatorRoles.flatMap((role): NonNullable<MenuProps['items']> => {
    const children = places
      .filter((place) => place.role === role)
      .map(({ path, title }) => ({ key: path, label: <Link to={path}>{t(title)}</Link> }))
    return children.length < 2
      ? children
      : [{ key: role, type: 'group', label: wordOf('role', role), children }]
  })
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider width={208} theme="light">
        <Typography.Title level={1} style={{ fontSize: 18, padding: '20px 24px 12px', margin: 0 }}>
          <Link to="/">{t('product')}</Link>
        </Typography.Title>
        <nav aria-label={t('menu')}>
          <Menu mode="inline" selectedKeys={[pathname]} items={items} style={{ borderInlineEnd: 'none' }} />
        </nav>
      </Layout.Sider>
      <Layout>
        <Layout.Header style={{ ...white, padding: '0 24px' }}>
          <Flex justify="flex-end" align="center" gap={16} style={{ height: '100%' }}>
            <LanguageSwitch />
            <span>{me.name}</span>
            <Button loading={leaving.isPending} onClick={() => void leaving.send({})}>
              {t('signOut')}
            </Button>
          </Flex>
        </Layout.Header>
        <Layout.Content style={{ padding: 24 }}>{children}</Layout.Content>
      </Layout>
    </Layout>
  )
}
