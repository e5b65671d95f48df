import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/detail/About.module.css'
import { dial } from '#platform/phone.ts'
import { webAddress } from '#reading/webAddress.ts'
import { Card } from '#ui/Card.tsx'
import { type Fact, Facts } from '#ui/shown/Facts.tsx'

/** 总览, 交通 and 联系 of a hall; what is not known is left out, and the source of place and area named. */
export function About({ detail }: { detail: HallDetail }) {
  const { aliases, operatorName, switchboard, website, traffic, truckRules, introduction, knownSource } =
    detail
  const facts: Fact[] = [
    { label: t('hall.aliases'), value: aliases.join(t('exhibition.glue')) },
    { label: t('hall.operator'), value: operatorName },
    { label: t('hall.phone'), value: switchboard && <Phone number={switchboard} /> },
    { label: t('exhibition.website'), value: website && <Link url={website} /> },
    { label: t('hall.meetingRooms'), value: countText(detail.meetingRoomCount) },
    { label: t('hall.parking'), value: countText(detail.parkingCount) },
    { label: t('hall.traffic'), value: traffic },
    { label: t('hall.truckRules'), value: truckRules },
    { label: t('hall.knownFrom'), value: knownSource && <Link url={knownSource} /> },
  ].filter(({ value }) => value)
  if (facts.length === 0 && introduction === null) return null
  return (
    <Card title={t('hall.about')}>
      {introduction && <p className={styles.text}>{introduction}</p>}
      <Facts layout="lines" facts={facts} />
    </Card>
  )
}

function countText(count: number | null): string | null {
  return count === null ? null : formatNumber(count)
}

function Phone({ number }: { number: string }) {
  return (
    <button type="button" className={styles.phone} onClick={() => dial(number)}>
      {number}
    </button>
  )
}

function Link({ url }: { url: string }) {
  const href = webAddress(url)
  if (href === null) return <>{url}</>
  return (
    <a className="reach" href={href} target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}
