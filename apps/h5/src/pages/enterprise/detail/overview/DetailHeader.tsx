import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { type Ref } from 'react'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { capitalText } from '#company/capitalText.ts'
import { StatusChip, statusText, statusTone } from '#company/StatusChip.tsx'
import { formatNumber, formatShortMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/overview/DetailHeader.module.css'
import { OtherNames } from '#pages/enterprise/detail/overview/OtherNames.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { Banner } from '#ui/shown/Banner.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface DetailHeaderProps {
  detail: CompanyDetail
  /** Of the name. */
  nameRef: Ref<HTMLHeadingElement>
}

const shownProducts = 2

/** Who is it, is it alive, and what is it, in one line. */
export function DetailHeader({ detail, nameRef }: DetailHeaderProps) {
  const { card, unlock, insuredCount, products } = detail
  const { registrationStatus } = card
  return (
    <>
      {registrationStatus && statusTone(registrationStatus) === 'red' && (
        <Banner>{t('company.banner', { status: statusText(registrationStatus) })}</Banner>
      )}
      <section className={styles.head}>
        <div className={styles.who}>
          <CompanyAvatar name={card.name} parts={card.nameParts} src={card.logoUrl} size={48} />
          <div className={styles.text}>
            <h2 className={styles.name} ref={nameRef}>
              <CompanyName name={card.name} parts={card.nameParts} wrap />
            </h2>
            <Chips>
              <StatusChip status={registrationStatus} />
              {card.knownFrom === 'list' && <Chip>{t('company.fromList')}</Chip>}
              {card.tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
              {unlock?.expireTime && (
                <Chip tone="amber">
                  {t('overview.unlockedUntil', { month: formatShortMonth(unlock.expireTime) })}
                </Chip>
              )}
            </Chips>
          </div>
        </div>
        <div className={styles.facts}>
          <FactLine
            facts={[
              card.cityName,
              capitalText(card.registeredCapital, card.registeredCapitalCurrency),
              card.establishDate && t('overview.year', { year: card.establishDate.slice(0, 4) }),
              insuredCount !== null && t('overview.insured', { n: formatNumber(insuredCount) }),
              products.slice(0, shownProducts).join(t('exhibition.glue')),
            ]}
          />
        </div>
        <OtherNames detail={detail} />
      </section>
    </>
  )
}

/** The name alone, in the place of the header while the rest is on its way. */
export function WaitingHeader({ name }: { name: string | undefined }) {
  return (
    <section className={styles.head}>
      <div className={styles.who}>
        <Avatar name={name ?? ' '} size={48} />
        <div className={styles.text}>
          <h2 className={styles.name}>{name ?? ' '}</h2>
          <div className={styles.chips} />
        </div>
      </div>
      <div className={styles.line} />
    </section>
  )
}
