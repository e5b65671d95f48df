import type { OperatorRole } from '@zhzz/contract/operatorRole.ts'
import { Flex, Tag } from 'antd'
import { t } from '#words.ts'

export function Roles({ roles }: { roles: readonly OperatorRole[] }) {
  return (
    <Flex gap={6} wrap>
      {roles.map((role) => (
        <Tag key={role}>{t(`role-${role}`)}</Tag>
      ))}
    </Flex>
  )
}
