import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { useState } from 'react'
import { exhibitionTypes, frequencies, wordOf } from '#exhibition/dictionaryText.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/About.module.css'
import { webAddress } from '#reading/webAddress.ts'
import { Card } from '#ui/Card.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'
import { type Fact, Facts } from '#ui/shown/Facts.tsx'

/** Longer texts are folded. */
const foldedCharacters = 120

/** 展会信息: scope, what it is, events beside it. */
export function About({ detail }: { detail: ExhibitionDetail }) {
  const facts: Fact[] = [
    { label: t('exhibition.series'), value: detail.seriesName },
    {
      label: t('exhibition.type'),
      value: detail.exhibitionType && wordOf(exhibitionTypes, detail.exhibitionType),
    },
    { label: t('exhibition.frequency'), value: detail.frequency && wordOf(frequencies, detail.frequency) },
    { label: t('exhibition.firstYear'), value: detail.firstYear && String(detail.firstYear) },
    { label: t('exhibition.website'), value: detail.website && <Website url={detail.website} /> },
  ]
  return (
    <Card title={t('exhibition.about')}>
      {detail.scope.length > 0 && (
        <section className={styles.part}>
          <h3>{t('exhibition.scope')}</h3>
          <Chips>
            {detail.scope.map((item) => (
              <Chip key={item}>{item}</Chip>
            ))}
          </Chips>
        </section>
      )}
      {detail.introduction && (
        <section className={styles.part}>
          <h3>{t('exhibition.introduction')}</h3>
          <Folded text={detail.introduction} />
        </section>
      )}
      <Facts layout="lines" facts={facts} />
      {detail.concurrentEvents.length > 0 && (
        <section className={styles.events}>
          <h3>{t('exhibition.events')}</h3>
          <ul>
            {detail.concurrentEvents.map((event) => (
              <li key={`${event.title}${event.time}`}>
                {event.title}
                <span>{[event.time, event.place].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

function Website({ url }: { url: string }) {
  const href = webAddress(url)
  if (href === null) return <>{url}</>
  return (
    <a className="reach" href={href} target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

function Folded({ text }: { text: string }) {
  const [open, setOpen] = useState(text.length <= foldedCharacters)
  return (
    <>
      <p className={open ? styles.text : styles.folded}>{text}</p>
      {text.length > foldedCharacters && (
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'shell.collapse' : 'shell.expand')}
        </button>
      )}
    </>
  )
}
