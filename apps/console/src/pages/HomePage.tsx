import { Alert, Card, Flex } from 'antd'
import { Link } from 'react-router'
import type { Me } from '#Frame.tsx'
import type { Place } from '#places.tsx'
import { Roles } from '#Roles.tsx'
import { t, timeOf } from '#words.ts'

/** Few enough to ask for new ones. */
const fewRecoveryCodes = 3

export function HomePage({ me, places }: { me: Me; places: readonly Place[] }) {
  return (
    <Flex vertical gap={16}>
      {me.recoveryCodesLeft <= fewRecoveryCodes && (
        <Alert type="warning" showIcon title={t('recoveryLeft', { n: me.recoveryCodesLeft })} />
      )}
      <Card title={t('hello', { name: me.name })}>
        <Flex gap={8} align="center" style={{ marginBottom: 12 }}>
          <span>{t('yourRoles')}</span>
          <Roles roles={me.roles} />
        </Flex>
        <p>{t('sessionEnds', { time: timeOf(me.sessionEndsAt) })}</p>
        {places.length === 0 && <p>{t('nothingForRoles')}</p>}
        <ul>
          {places.map(({ path, title, about }) => (
            <li key={path}>
              <Link to={path}>{t(title)}</Link> · {t(about)}
            </li>
          ))}
        </ul>
      </Card>
    </Flex>
  )
}
