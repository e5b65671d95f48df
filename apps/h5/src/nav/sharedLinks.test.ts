import { expect, test } from 'vitest'
import { companyQuestion } from '#pages/enterprise/list/companyList.ts'
import { editionQuestion } from '#pages/exhibition/list/editionList.ts'
import { exhibitorQuestion } from '#pages/exhibition/moreExh/exhibitorList.ts'
import { editionsQuestion } from '#pages/prediction/editionList.ts'
import { expectedQuestion } from '#pages/prediction/enterprise/expectedList.ts'

const id = '0192f0c4-5a1e-7c3b-9d2f-3b1a5c7e9f01'
const asked = { today: '2026-11-21', isSignedIn: true }

test('links that were shared open as they did', () => {
  expect(
    companyQuestion(
      {
        keyword: '机床',
        regionCode: '31,3201',
        has: 'mobile',
        since: '6',
        sort: 'match',
        searchType: 'MY_FOLLOW',
      },
      asked,
    ),
  ).toEqual({
    keyword: '机床',
    searchType: 'MY_FOLLOW',
    filters: { regionCodes: ['31', '3201'], hasMobile: true, lastExhibitedFrom: '2026-05-21' },
    sort: 'match',
  })
  expect(
    editionQuestion(
      { when: 'any', organizer: '甲,乙公司\n丙公司', listed: '1', international: '1' },
      asked.today,
    ),
  ).toEqual({
    keyword: '',
    searchType: 'ALL',
    sort: 'startDateDesc',
    filters: { organizers: ['甲,乙公司', '丙公司'], hasExhibitorList: true, isInternational: true },
  })
  expect(
    exhibitorQuestion(
      { editionId: id, pavilion: 'A1|B,2', tab: 'target', mine: 'visited', favorites: '1' },
      asked,
    ),
  ).toEqual({
    editionId: id,
    keyword: '',
    sort: 'boothNo',
    limit: 20,
    pavilions: ['A1', 'B,2'],
    states: ['target', 'visited'],
    onlyFavorites: true,
  })
  expect(exhibitorQuestion({ editionId: id, tab: 'custom', change: 'lost' }, asked)).toMatchObject({
    boothTypes: ['custom', 'raw'],
    change: 'lost',
  })
  expect(
    editionsQuestion(
      { when: 'nextMonth', matched: '1', closing: '1', sort: 'contactWindow' },
      asked,
      'builder',
    ),
  ).toEqual({
    tab: 'recommended',
    sort: 'contactWindow',
    seller: 'builder',
    from: '2026-12-01',
    to: '2026-12-31',
    onlyMatched: true,
    closingFor: 'builder',
  })
  expect(
    expectedQuestion(id, {
      band: 'high,low',
      newOrOld: 'old',
      mobile: '1',
      state: 'followed',
      boothType: 'raw',
    }),
  ).toEqual({
    editionId: id,
    filters: {
      bands: ['high', 'low'],
      newOrOld: 'old',
      hasMobile: true,
      myState: 'followed',
      boothTypes: ['raw'],
    },
    sort: 'probability',
  })
})
