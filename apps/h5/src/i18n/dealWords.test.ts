import { locales } from '@zhzz/contract/locale.ts'
import { expect, test } from 'vitest'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { type Row, words } from '#i18n/words.ts'

test('a row that misses a language, or has one too many, does not compile', () => {
  // @ts-expect-error a language is missing
  expect(words({ seats: ['席位', '席位', 'Seats', 'Places'] }).seats).toHaveLength(4)
  // @ts-expect-error a language too many
  expect(words({ seats: ['席位', '席位', 'Seats', 'Places', 'Plazas', 'Plätze'] }).seats).toHaveLength(6)
})

test('a language is dealt its own words, only those that are asked for', () => {
  const mine = {
    company: words({
      name: ['名', '名', 'Name', 'Nom', 'Nombre'],
      seat: ['席', '席', 'Seat', 'Place', 'Plaza'],
    }),
    list: words({ more: ['更多', '更多', 'More', 'Plus', 'Más'] }),
  }
  expect(dealWords(mine, 'fr')).toEqual({ company: { name: 'Nom', seat: 'Place' }, list: { more: 'Plus' } })
  expect(dealWords(mine, 'es', (key) => key === 'company.seat')).toEqual({ company: { seat: 'Plaza' } })
})

/** The {places} of a text; a form for one thing may leave out its number. */
function placesOf(text: Row[number]): string[] {
  const said = typeof text === 'string' ? text : text.other
  return [...said.matchAll(/\{(\w+)\}/g)].map(([, place]) => place ?? '').sort()
}

test('every language has the places of the Chinese', () => {
  const rows: [string, Row][] = Object.entries(allWords).flatMap(([domain, texts]) =>
    Object.entries<Row>(texts).map(([name, row]): [string, Row] => [`${domain}.${name}`, row]),
  )
  const wrong = rows.flatMap(([key, row]) =>
    row.flatMap((text, n) =>
      placesOf(text).join() === placesOf(row[0]).join() ? [] : [`${key} in ${locales[n]}`],
    ),
  )
  expect(wrong).toEqual([])
})
