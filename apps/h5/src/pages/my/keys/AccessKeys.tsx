import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { KeyCard } from '#pages/my/keys/KeyCard.tsx'
import { MakeKey } from '#pages/my/keys/MakeKey.tsx'
import { NewSecret } from '#pages/my/keys/NewSecret.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, CardLink, Cards } from '#ui/Card.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 访问密钥: keys by which programs and assistants do what one may oneself. */
export function AccessKeys() {
  const read = useRead(accessKey.list, {}, { staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const show = (made: string) => {
    setMaking(false)
    setSecret(made)
  }
  return (
    <>
      <Loaded
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={2} height={120} />
          </Cards>
        }
      >
        {({ keys, most }) => (
          <Cards>
            <Card
              title={
                most === 0
                  ? t('accessKey.title')
                  : t('accessKey.held', { n: formatNumber(keys.length), most: formatNumber(most) })
              }
              end={
                keys.length < most && (
                  <CardLink onClick={() => setMaking(true)}>{t('accessKey.make')}</CardLink>
                )
              }
            >
              {t('accessKey.text')}
            </Card>
            {keys.map((row) => (
              <KeyCard key={row.id} row={row} onSecret={show} />
            ))}
            {keys.length === 0 &&
              (most === 0 ? (
                <Blank
                  title={t('accessKey.notInPlan')}
                  action={{
                    label: t('person.benefits'),
                    onClick: () => navigateTo(to('/pages/my/member')),
                  }}
                />
              ) : (
                <Blank
                  title={t('accessKey.none')}
                  action={{ label: t('accessKey.make'), onClick: () => setMaking(true) }}
                />
              ))}
          </Cards>
        )}
      </Loaded>
      <Sheet open={isMaking} onClose={() => setMaking(false)} title={t('accessKey.make')}>
        <MakeKey onSecret={show} />
      </Sheet>
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
