import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, folder, csv, rows } = await testImport()

const held = async (like: string) =>
  rows(`select name, start_date, end_date, set_status, original_start_date as was, venue_text as venue,
      region_code as region, website, poster_url as poster,
      array(select role || ' ' || o.name from edition_organization o where edition_id = e.id order by 1) as organizations
    from exhibition_edition e where name like '${like}%' order by start_date`)

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const exhibition = {
  '@context': 'https://schema.org',
  '@type': 'ExhibitionEvent',
  name: 'Lowland Robotics Expo 2026',
  startDate: '2026-10-06T09:00:00+02:00',
  endDate: '2026-10-08T17:00:00+02:00',
  eventStatus: 'https://schema.org/EventRescheduled',
  previousStartDate: '2026-05-12',
  location: [
    { '@type': 'VirtualLocation', url: 'https://live.example.com' },
    {
      '@type': 'Place',
      name: 'Polder Halls',
      address: { '@type': 'PostalAddress', addressLocality: 'Utrecht', addressCountry: 'NL' },
      geo: { '@type': 'GeoCoordinates', latitude: 52.1, longitude: '5.12' },
    },
  ],
  organizer: { '@type': 'Organization', name: 'Polder Fairs Co., Ltd.', url: 'https://example.com' },
  url: 'https://www.lowland.example.com/',
  image: [{ '@type': 'ImageObject', url: 'https://www.lowland.example.com/poster.jpg' }],
  offers: { '@type': 'Offer', price: '25' },
  subEvent: [{ '@type': 'BusinessEvent', name: 'Robot Talks', startDate: '2026-10-06T13:00' }],
}

test('events of schema.org are editions: rescheduled, postponed and cancelled ones with their days before', async () => {
  const document = {
    '@context': 'https://schema.org',
    '@graph': [
      exhibition,
      {
        '@type': 'BusinessEvent',
        name: '华东砚台交易会 2026',
        startDate: '2026-06-01',
        endDate: '2026-06-03',
        eventStatus: 'EventPostponed',
        location: { '@type': 'Place', name: '示例会展中心', address: '上海市浦东新区' },
      },
      { '@type': 'Event', name: 'Kelp Fair 2026', startDate: '2026-07-01', eventStatus: ['EventCancelled'] },
      { '@type': 'WebSite', name: 'not an event' },
    ],
  }
  const path = file('events.jsonld', JSON.stringify(document, null, 2))
  expect(await runImport(pool, exhibitions, path)).toEqual({ read: 3, written: 3, unchanged: 0, rejected: 0 })
  expect(await held('Lowland')).toEqual([
    {
      name: 'Lowland Robotics Expo 2026',
      start_date: '2026-10-06',
      end_date: '2026-10-08',
      set_status: 'postponed',
      was: '2026-05-12',
      venue: 'Polder Halls',
      region: 'NL',
      website: 'https://www.lowland.example.com/',
      poster: 'https://www.lowland.example.com/poster.jpg',
      organizations: ['organizer Polder Fairs Co., Ltd.'],
    },
  ])
  expect(await held('华东砚台')).toMatchObject([
    { start_date: '2026-06-01', set_status: 'postponed', was: null, venue: '示例会展中心' },
  ])
  expect(await held('Kelp')).toMatchObject([{ set_status: 'cancelled', end_date: '2026-07-01' }])
  expect(await rows("select concurrent_events from exhibition_edition where name like 'Lowland%'")).toEqual([
    { concurrent_events: [{ title: 'Robot Talks', time: '2026-10-06 13:00', place: null }] },
  ])
  expect(await runImport(pool, exhibitions, path)).toMatchObject({ written: 0 })

  const lines = file('events.ndjson', `${JSON.stringify(exhibition)}\n${JSON.stringify(exhibition)}\n`)
  expect(await runImport(pool, exhibitions, lines)).toMatchObject({ read: 2, rejected: 0 })
  expect(await held('Lowland')).toHaveLength(1)
})

test('a saved web page is read for its JSON-LD; a damaged block is refused with its line', async () => {
  const plan = csv('plan.csv', [
    ['展会名称', '开始日期', '结束日期'],
    ['海湾灯具展览会 2026', '2026-03-01', '2026-03-03'],
  ])
  await runImport(pool, exhibitions, plan)
  const event = {
    '@context': 'https://schema.org',
    '@type': ['Event', 'ExhibitionEvent'],
    name: '海湾灯具展览会 2026',
    startDate: '2026-08-01',
    endDate: '2026-08-03',
    eventStatus: 'https://schema.org/EventRescheduled',
  }
  const page = file(
    'page.html',
    `<!DOCTYPE html>\n<html><head><link rel="canonical" href="https://lamps.example.com/2026">
<script type="application/ld+json">${JSON.stringify(event)}</script>
<script type="application/ld+json">{ "@type": "Event", </script>
</head><body><p>&lt;script type="application/ld+json"&gt;</p></body></html>`,
  )
  expect(await runImport(pool, exhibitions, page)).toEqual({ read: 2, written: 1, unchanged: 0, rejected: 1 })
  expect(await held('海湾灯具')).toMatchObject([
    { start_date: '2026-08-01', set_status: 'postponed', was: '2026-03-01' },
  ])
  expect(
    await rows("select source_url from exhibition_edition where source_url like 'https://lamps%'"),
  ).toHaveLength(1)
  expect(await runImport(pool, exhibitions, page)).toMatchObject({ written: 0 })
})

const vevent = (lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example//',
    ...events.flatMap(vevent),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

test('a calendar is read: whole days, a time zone, changes by their sequence, a cancellation; what repeats is refused', async () => {
  const first = file(
    'first.ics',
    calendar(
      [
        'UID:kite@example.com',
        'SEQUENCE:0',
        'SUMMARY:Meadow Kite Fair 2026',
        'DTSTART;VALUE=DATE:20260310',
        'DTEND;VALUE=DATE:20260313',
      ],
      [
        'UID:tea@example.com',
        'SUMMARY:Harbour Tea Fair 2026',
        'DTSTART;TZID=Asia/Shanghai:20260420T090000',
        'DTEND;TZID=Asia/Shanghai:20260422T170000',
        'LOCATION:Harbour Hall\\, Xiamen',
        'ORGANIZER;CN=Harbour Fairs:mailto:tea@example.com',
        'GEO:24.47;118.08',
        'STATUS:CONFIRMED',
      ],
      ['UID:weekly@example.com', 'SUMMARY:Weekly Market', 'DTSTART;VALUE=DATE:20260301', 'RRULE:FREQ=WEEKLY'],
    ),
  )
  expect(await runImport(pool, exhibitions, first)).toEqual({
    read: 3,
    written: 2,
    unchanged: 0,
    rejected: 1,
  })
  expect(await held('Meadow')).toMatchObject([
    { start_date: '2026-03-10', end_date: '2026-03-12', set_status: null },
  ])
  expect(await held('Harbour Tea')).toMatchObject([
    {
      start_date: '2026-04-20',
      end_date: '2026-04-22',
      venue: 'Harbour Hall, Xiamen',
      organizations: ['organizer Harbour Fairs'],
    },
  ])
  const later = file(
    'later.ics',
    calendar(
      [
        'UID:kite@example.com',
        'SEQUENCE:1',
        'SUMMARY:Meadow Kite Fair 2026',
        'DTSTART;VALUE=DATE:20260908',
        'DTEND;VALUE=DATE:20260911',
      ],
      [
        'UID:tea@example.com',
        'SEQUENCE:2',
        'SUMMARY:Harbour Tea Fair 2026',
        'DTSTART:20260420T010000Z',
        'STATUS:CANCELLED',
      ],
    ),
  )
  expect(await runImport(pool, exhibitions, later)).toMatchObject({ written: 2, rejected: 0 })
  expect(await held('Meadow')).toMatchObject([
    { start_date: '2026-09-08', end_date: '2026-09-10', set_status: 'postponed', was: '2026-03-10' },
  ])
  expect(await held('Harbour Tea')).toMatchObject([{ set_status: 'cancelled' }])
  for (const path of [later]) expect(await runImport(pool, exhibitions, path)).toMatchObject({ written: 0 })
})
