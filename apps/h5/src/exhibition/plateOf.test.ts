import { expect, test } from 'vitest'
import { otherBooths, plateOf } from '#exhibition/plateOf.ts'

test('a plate says the hall once, and the number of the first booth', () => {
  const plate = (boothNo: string | null, firstPavilion: string | null) => plateOf({ boothNo, firstPavilion })
  expect(plate('H1-C107; X1C-511-02', 'H1')).toEqual({ hall: 'H1', no: 'C107' })
  expect(plate('Z1A-603', '张江科学会堂 海科厅')).toEqual({ hall: '海科厅', no: 'Z1A-603' })
  expect(plate('H2-B01; H3-B02', 'H2、H3')).toEqual({ hall: 'H2', no: 'B01' })
  expect(plate('8.1H A23', null)).toEqual({ hall: '8.1H', no: 'A23' })
  expect(plate('A23', null)).toEqual({ hall: null, no: 'A23' })
  expect(plate('H4', 'H4')).toEqual({ hall: null, no: 'H4' })
  expect(plate(null, 'H4')).toBe(null)
  expect(otherBooths('H1-C107; X1C-511-02')).toBe(1)
})
