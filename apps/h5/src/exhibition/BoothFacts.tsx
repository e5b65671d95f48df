import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { boothTypes, wordOf } from '#exhibition/dictionaryText.ts'
import { otherBooths } from '#exhibition/plateOf.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Beside the booth a line has room for so many characters of goods. */
const goodsLength = 12

/** 特装 21㎡, further booths, what it shows. */
export function BoothFacts({ row }: { row: ExhibitorRow }) {
  const others = otherBooths(row.boothNo)
  const kind = row.boothType === 'unknown' ? '' : wordOf(boothTypes, row.boothType)
  const area = row.boothArea === null ? '' : `${formatNumber(row.boothArea)}㎡`
  return (
    <FactLine
      tone="ink"
      facts={[
        [kind, area].filter(Boolean).join(' '),
        others > 0 && t('exhibitor.moreBooths', { n: others }),
        goodsOf(row),
      ]}
    />
  )
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
