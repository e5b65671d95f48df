import { fold } from '@zhzz/search/text/fold.ts'
import { regionAt } from '@zhzz/search/text/region.ts'

const same = new Map([
  ['centre', 'center'],
  ['exposition', 'expo'],
  ['expositions', 'expo'],
  ['exhibitions', 'exhibition'],
  ['conventions', 'convention'],
  ['int', 'international'],
  ['intl', 'international'],
])
const small = new Set(['the', 'and', 'of', 'at', 'china'])

/**
 * A hall's name whatever its spelling: order, brackets, Centre or Center, 国家会展中心（上海） or 上海国家会展中心.
 * The words of an English name, the characters of a Chinese one, sorted.
 */
export function hallKey(name: string): string {
  const text = fold(name.replace(/['’]/g, ''))
  if (/[\u4e00-\u9fff]/.test(text)) return [...text.replace(/[\s省市]/g, '')].sort().join('')
  const words = text.split(' ').filter((word) => word !== '' && !small.has(word))
  return words
    .map((word) => same.get(word) ?? word)
    .sort()
    .join(' ')
}

/** The key of a Chinese name without the place it begins with: 上海世博展览馆 is 世博展览馆 too. */
export function hallKeyWithoutPlace(name: string): string | null {
  const rest = withoutPlace(name)
  return rest === null ? null : hallKey(rest)
}

/** A Chinese name without the place it begins with, in one word; null where it begins with none. */
export function withoutPlace(name: string): string | null {
  const text = fold(name).replaceAll(' ', '')
  const place = regionAt(text, 0)
  if (!place?.certain || text.length - place.length < 4) return null
  return text.slice(place.length).replace(/^[市省]/, '')
}
