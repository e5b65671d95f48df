import { expect, test } from 'vitest'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, state } = await testImport()

test('one house over lists, spellings, aliases and its website; a body of a state is one of its country', async () => {
  const path = csv('foreign.csv', [
    ['series', 'start_date', 'company_name', 'aliases', 'company_country', 'website_host', 'booth'],
    ['Orbita Expo', '2024-03-01', 'Orbita & Sohne GmbH', '', 'DE', 'orbita.example', 'A1'],
    ['Orbita Expo', '2025-03-01', 'ORBITA SÖHNE', 'Орбита', '', '', 'A2'],
    ['Orbita Expo', '2025-03-01', 'Орбита', '', '', '', 'A3'],
    ['Orbita Expo', '2025-03-01', 'Orbita Optics', '', 'DE', 'www.orbita.example', 'A4'],
    ['Orbita Expo', '2025-03-01', 'Border Office', '', 'DE', 'orbita.example', 'A5'],
    ['Orbita Expo', '2025-03-01', 'Ministry of Rivers', '', 'DE', '', 'A6'],
    ['Orbita Expo', '2025-03-01', 'Ministry of Rivers', '', 'FR', '', 'A7'],
    ['Orbita Expo', '2025-03-01', 'TBA', '', '', '', 'A8'],
  ])
  expect(await runImport(pool, exhibitors, path)).toEqual({ read: 8, written: 7, unchanged: 0, rejected: 1 })
  expect(
    await rows(`select c.name, c.country_code as country, c.website, array_agg(distinct x.listed_name order by x.listed_name) as printed
      from exhibitor x join company c on c.id = x.company_id join exhibition_edition e on e.id = x.edition_id
      where e.name like 'Orbita%' group by c.id order by 1, 2`),
  ).toEqual([
    { name: 'Border Office', country: 'DE', website: 'http://orbita.example', printed: ['Border Office'] },
    { name: 'Ministry of Rivers', country: 'DE', website: null, printed: ['Ministry of Rivers'] },
    { name: 'Ministry of Rivers', country: 'FR', website: null, printed: ['Ministry of Rivers'] },
    {
      name: 'Orbita & Sohne GmbH',
      country: 'DE',
      website: 'http://orbita.example',
      printed: ['ORBITA SÖHNE', 'Orbita & Sohne GmbH', 'Orbita Optics', 'Орбита'],
    },
  ])
  const before = await state()
  expect(await runImport(pool, exhibitors, path)).toMatchObject({ written: 0, unchanged: 7 })
  expect(await state()).toBe(before)
})
