export type SeriesName = { series: string; editionNo: number | null; year: number | null }

const digits = '零一二三四五六七八九'

/**
 * What stays the same from edition to edition: the name without year and number of the edition. `第23届中国国际…展
 * 2026`, `2026（第二十三届）…` and `The 23rd … Expo 2026` lose them; a name that would lose everything is kept whole.
 */
export function seriesNameOf(name: string): SeriesName {
  const text = name.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const chinese = /第?\s*([\d零一二三四五六七八九十百]+)\s*届/.exec(text)
  const english = /\b(\d{1,3})(?:st|nd|rd|th)\b/i.exec(text)
  const year = /(?<!\d)((?:19|20)\d\d)(?!\d)/.exec(text)
  const series = text
    .replace(/[(（]?\s*第?\s*[\d零一二三四五六七八九十百]+\s*届\s*[)）]?/, ' ')
    .replace(/(?<!\d)(?:19|20)\d\d(?:\s*[-–—/]\s*(?:20)?\d\d)?(?!\d)\s*年?/g, ' ')
    .replace(/\b(?:the\s+)?\d{1,3}(?:st|nd|rd|th)\b\s*(?:edition\b)?/i, ' ')
    .replace(/[(（]\s*[)）]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s·\-–—,:]+|[\s·\-–—,:]+$/g, '')
  return {
    series: series.length >= 2 ? series : text,
    editionNo: chinese ? numberOf(chinese[1] ?? '') : english ? Number(english[1]) : null,
    year: year ? Number(year[1]) : null,
  }
}

/** 二十三 → 23, 一百零二 → 102. */
function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  let total = 0
  let digit = 0
  for (const character of text) {
    if (character === '百' || character === '十') {
      total += (digit || 1) * (character === '百' ? 100 : 10)
      digit = 0
    } else digit = Math.max(0, digits.indexOf(character))
  }
  return total + digit || null
}
