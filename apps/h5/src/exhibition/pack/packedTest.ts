import type { Request } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'

type Asked = Request<typeof exhibition.exhibitors>
type Test = (row: ExhibitorRow) => boolean

/** m² */
const bands = {
  under18: [0, 18],
  '18to36': [18, 36],
  '36to72': [36, 72],
  '72to150': [72, 150],
  over150: [150, 1e8],
} as const

const states: Record<NonNullable<Asked['states']>[number], Test> = {
  target: ({ target }) => target !== null,
  visited: ({ target }) => target === 'visited',
  notVisited: ({ target }) => target !== 'visited',
  notUnlocked: ({ myState }) => myState?.unlocked !== true,
  notFollowed: ({ myState }) => !myState?.followedAt,
  notKnown: ({ target, myState }) =>
    target === null && !myState?.unlocked && !myState?.followedAt && !myState?.favorited,
}

/** Whether an entry of a pack is asked for. Null: topics, regions and other lists are not told by its row. */
export function packedTest(asked: Asked): Test | null {
  const { keyword = '', pavilions, boothTypes, newOrOld, hasContact, onlyFavorites, areaBands } = asked
  if (asked.topics?.length || asked.regionCodes?.length || asked.change || asked.matched !== undefined)
    return null
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const tests: Test[] = (asked.states ?? []).map((state) => states[state])
  if (words.length > 0) tests.push((row) => words.every((word) => hasWord(row, word)))
  if (pavilions?.length) tests.push((row) => pavilions.some((one) => standsIn(row, one)))
  if (boothTypes?.length) tests.push((row) => boothTypes.some((one) => one === row.boothType))
  if (newOrOld) tests.push((row) => row.isFirstTime === (newOrOld === 'new'))
  if (hasContact !== undefined) tests.push((row) => row.contactCount > 0 === hasContact)
  if (onlyFavorites) tests.push((row) => row.myState?.favorited === true)
  if (areaBands?.length)
    tests.push(({ boothArea: area }) =>
      areaBands.some((band) => area !== null && area >= bands[band][0] && area < bands[band][1]),
    )
  return (row) => tests.every((test) => test(row))
}

function standsIn({ pavilionName, firstPavilion }: ExhibitorRow, pavilion: string): boolean {
  return firstPavilion === pavilion || (pavilionName ?? '').split('、').includes(pavilion)
}

/** A booth is found however its number is written: 8.1H-A23, 8.1H A23, 81ha23. */
function hasWord(row: ExhibitorRow, word: string): boolean {
  const { listedName, listedEnglishName, companyName, boothNo, products, industryText, topics } = row
  const texts = [listedName, listedEnglishName, companyName, boothNo, industryText, ...products, ...topics]
  if (texts.some((text) => text?.normalize('NFKC').toLowerCase().includes(word))) return true
  const plain = (text: string) => text.toLowerCase().replace(/[\s.\-_/]/g, '')
  return /\d/.test(word) && plain(boothNo ?? '').includes(plain(word))
}
