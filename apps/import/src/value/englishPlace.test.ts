import { expect, test } from 'vitest'
import { testImport } from '#testImport.ts'
import { englishPlaces } from '#value/englishPlace.ts'

const { pool } = await testImport()

test('an English place is told by the outer place beside it; what two places share tells nothing', async () => {
  const client = await pool.connect()
  const placeIn = await englishPlaces(client)
  client.release()
  const told = {
    'Chaoyang Pavilion, China International Exhibition Center, Beijing': '110100',
    'Beijing China International Exhibition Center (Chaoyang Hall)': '110100',
    'Heping District, Tianjin': '120100',
    'Shenzhen World Exhibition Center Baoan': '440300',
    'Canton Fair Complex': '440100',
    'Suzhou, Anhui': '341300',
    'Suzhou International Expo Center': '320500',
    'Xinjiang Kashgar Commodity Fair': '653100',
    'Nanjing Road, Shanghai': '310100',
    'Taizhou Expo Center': null,
    'Taizhou Expo Center, Zhejiang': '331000',
    'Hong Kong and Shenzhen Watch Fair': null,
    'Wuyi Convention and Exhibition Center': null,
    'The Jian Tea Fair': null,
  }
  expect(Object.fromEntries(Object.keys(told).map((text) => [text, placeIn(text)]))).toEqual(told)
})
