import { Card, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#LanguageSwitch.tsx'
import { t } from '#words.ts'

/** A page for whoever is not signed in. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex vertical align="center" justify="center" style={{ minHeight: '100vh', background: '#f3f5f8' }}>
      <main>
        <Flex justify="space-between" align="center" style={{ marginBottom: 12 }}>
          <span>{t('product')}</span>
          <LanguageSwitch />
        </Flex>
        <Card style={{ width: 420 }}>
          <Typography.Title level={1} style={{ fontSize: 22 }}>
            {title}
          </Typography.Title>
          {children}
        </Card>
      </main>
    </Flex>
  )
}
