import { sampleId } from '#sampleId.ts'

type Line = {
  name: string
  englishName: string
  regionCode: string
  address: string
  longitude: number
  latitude: number
  pavilions: number
}

/** Halls that are not there, each with everything that a hall can tell; no exhibition of the invented world is held in them. */
const lines: readonly Line[] = [
  {
    name: '岚湖国际会展中心（示例）',
    englishName: 'Lanhu International Expo Center (sample)',
    regionCode: '320500',
    address: '岚湖大道1号',
    longitude: 120.72,
    latitude: 31.32,
    pavilions: 12,
  },
  {
    name: '砚山博览城（示例）',
    englishName: 'Yanshan Expo City (sample)',
    regionCode: '330100',
    address: '砚山路18号',
    longitude: 120.24,
    latitude: 30.24,
    pavilions: 6,
  },
]

export const inventedHalls = lines.map((line, index) => ({
  ...line,
  id: sampleId('hall', 1_000 + index),
  pavilions: Array.from({ length: line.pavilions }, (_, at) => ({
    id: sampleId('pavilion', 10_000 + index * 100 + at),
    code: `${at < line.pavilions / 2 ? 'N' : 'S'}${(at % (line.pavilions / 2)) + 1}`,
    area: at % 3 === 0 ? 12_600 : 10_800,
    length: at % 3 === 0 ? 175 : 150,
    width: 72,
    clearHeight: at % 3 === 0 ? 17 : 11.5,
    floorLoad: at % 3 === 0 ? 5 : 3,
    booths: at % 3 === 0 ? 640 : 540,
    doors: at % 3 === 0 ? '6个，宽5.5×高6米' : '4个，宽4.5×高5米',
    columnSpacing: at % 3 === 0 ? '无柱' : '36×24米',
    rigging: '单点 1 t，间距9米',
    power: '3,200 kVA，三相五线',
    utilities: '给排水、压缩空气 0.8 MPa、千兆网络',
  })),
}))
