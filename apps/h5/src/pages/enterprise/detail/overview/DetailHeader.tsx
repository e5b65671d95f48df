import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { StatusChip, statusText, statusTone } from '#company/StatusChip.tsx'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/overview/DetailHeader.module.css'
import { Card } from '#ui/Card.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { Banner } from '#ui/shown/Banner.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

/** Who is it, and is it alive. */
export function DetailHeader({ detail: { card, formerNames, brands } }: { detail: CompanyDetail }) {
  const { registrationStatus } = card
  const others = [
    formerNames.length > 0 ? `${t('company.formerNames')} ${formerNames.join(t('exhibition.glue'))}` : null,
    brands.length > 0 ? `${t('company.brands')} ${brands.join(t('exhibition.glue'))}` : null,
  ].filter(Boolean)
  return (
    <>
      {registrationStatus && statusTone(registrationStatus) === 'red' && (
        <Banner>{t('company.banner', { status: statusText(registrationStatus) })}</Banner>
      )}
      <Card>
        <div className={styles.head}>
          <CompanyAvatar name={card.name} parts={card.nameParts} src={card.logoUrl} size={48} />
          <div className={styles.who}>
            <h2 className={styles.name}>{card.name}</h2>
            <Chips>
              <StatusChip status={registrationStatus} />
              {card.knownFrom === 'list' && <Chip>{t('company.fromList')}</Chip>}
              {card.myState?.unlocked && <Chip tone="amber">{t('company.unlocked')}</Chip>}
              {card.myState?.followedAt && <Chip tone="amber">{t('company.followed')}</Chip>}
              {card.tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </Chips>
          </div>
        </div>
        {card.englishName && <p className={styles.other}>{card.englishName}</p>}
        {others.length > 0 && <p className={styles.other}>{others.join(' · ')}</p>}
        <dl className={styles.facts}>
          <Fact label={t('company.legalRepresentative')} value={card.legalRepresentative} />
          <Fact
            label={t('company.registeredCapital')}
            value={formatMoney(card.registeredCapital, card.registeredCapitalCurrency)}
          />
          <Fact label={t('company.establishDate')} value={formatDate(card.establishDate)} />
        </dl>
      </Card>
    </>
  )
}

/** The name alone, in the place of the header while the rest is on its way. */
export function NameCard({ name }: { name: string }) {
  return (
    <div className={styles.waiting}>
      <Card>
        <div className={styles.head}>
          <Avatar name={name} size={48} />
          <h2 className={styles.name}>{name}</h2>
        </div>
      </Card>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? '-'}</dd>
    </div>
  )
}
