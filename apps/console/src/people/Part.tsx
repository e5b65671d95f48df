import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { type Key, t } from '#words.ts'

/** A part of a page under its title, with what can be done beside it. */
export function Part({ title, acts, children }: { title: Key; acts?: ReactNode; children: ReactNode }) {
  return (
    <section style={{ marginTop: 24 }}>
      <Flex justify="space-between" align="center" style={{ marginBottom: 8 }}>
        <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
          {t(title)}
        </Typography.Title>
        {acts}
      </Flex>
      {children}
    </section>
  )
}
