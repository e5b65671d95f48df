import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { StatusChip, statusTone } from '#company/StatusChip.tsx'
import { boothTypes, wordOf } from '#exhibition/dictionaryText.ts'
import { otherBooths } from '#exhibition/plateOf.ts'
import type { MarkState } from '#exhibition/targets.ts'
import { formatCountry, formatNumber } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/moreExh/rowFacts.module.css'

/** Beside the booth a line has room for so many characters of goods. */
const goodsLength = 12

/** 特装 21㎡, further booths, what it shows. */
export function boothFacts(row: ExhibitorRow): ReactNode[] {
  const others = otherBooths(row.boothNo)
  const kind = row.boothType === 'unknown' ? '' : wordOf(boothTypes, row.boothType)
  const area = row.boothArea === null ? '' : `${formatNumber(row.boothArea)}㎡`
  return [
    [kind, area].filter(Boolean).join(' '),
    others > 0 && t('exhibitor.moreBooths', { n: others }),
    goodsOf(row),
  ]
}

/** As many words of its goods as there is room for, whole ones; else what it is about. */
function goodsOf({ products, topics, industryText }: ExhibitorRow): string | null {
  const [first, ...others] = products.length > 0 ? products : topics
  if (first === undefined) return industryText
  return others.reduce((said, word) => {
    const longer = `${said}${t('exhibition.glue')}${word}`
    return longer.length > goodsLength ? said : longer
  }, first)
}

/** What it is to me in amber, whether it is alive, since when it comes, from where, and whose name it goes by. */
export function stateFacts(row: ExhibitorRow, state: MarkState, waiting: boolean): ReactNode[] {
  const mine = mineOf(row, state)
  const { registrationStatus: status, consecutiveEditions: streak, companyName } = row
  const isAbroad = row.countryCode !== null && row.countryCode !== 'CN'
  return [
    waiting && <span className={styles.mine}>{t('followUp.unsent')}</span>,
    mine !== null && <span className={styles.mine}>{mine}</span>,
    status !== null && statusTone(status) === 'red' && <StatusChip status={status} />,
    row.isFirstTime === true && t('exhibitor.firstTime'),
    row.isFirstTime === false &&
      (streak !== null && streak > 1 ? t('exhibitor.streak', { n: streak }) : t('exhibition.oldExhibitor')),
    isAbroad ? formatCountry(row.countryCode ?? '') : null,
    row.role === 'co' && t('exhibition.coExhibitor'),
    row.role === 'represented' && t('company.roleRepresented'),
    companyName !== row.listedName && companyName,
  ].filter((fact) => fact !== false && fact !== null)
}

/** The one word of mine that says most: on the round its visit, else the last thing done. */
function mineOf({ myState }: ExhibitorRow, state: MarkState): string | null {
  if (state === 'visited') return t('exhibitor.visited')
  if (myState?.followedAt) return t('exhibitor.followedAt', { time: relativeTime(myState.followedAt) })
  if (myState?.unlocked) return t('exhibition.unlocked')
  if (state === 'todo') return t('exhibitor.target')
  return myState?.favorited ? t('exhibition.favorited') : null
}
