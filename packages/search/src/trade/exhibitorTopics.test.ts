import { expect, test } from 'vitest'
import { exhibitorTopics } from '#trade/exhibitorTopics.ts'

test('topics of an exhibitor come from what is printed of it, each with the firmest that tells it', () => {
  expect(
    exhibitorTopics({
      categories: ['具身智能', 'Night Vision, Optics;Cables & Connectors'],
      products: ['锂电池模组'],
      introduction: '我们是一家工业机器人与减速器制造商。',
      names: ['苏州砚舟医疗器械有限公司', 'Suzhou Yanzhou Medical Device Co., Ltd.'],
    }),
  ).toEqual({
    robotics: 'category',
    automation: 'category',
    optics: 'category',
    components: 'category',
    batteries_storage: 'product',
    medical_devices: 'name',
  })
})

test('an introduction tells a topic by what the company says it does, not by its customers and its past', () => {
  const introduced = (introduction: string) => Object.keys(exhibitorTopics({ introduction }))
  expect(introduced('公司专注于激光雷达与光学元件。产品广泛应用于汽车、医疗和物流等领域。')).toEqual([
    'optics',
  ])
  expect(introduced('团队成员毕业于机器人实验室，曾获投资。')).toEqual([])
  expect(introduced('随着大数据的发展，公司成立于2011年。')).toEqual([])
  expect(introduced('Manufacturer of industrial robots since 1999.')).toEqual(['robotics', 'automation'])
})

test('what a name of a register or of a university says is no topic', () => {
  const named = (name: string) => Object.keys(exhibitorTopics({ names: [name] }))
  expect(named('上海交通大学')).toEqual([])
  expect(named('砚舟信息技术（上海）有限公司')).toEqual([])
  expect(named('Guotai Securities Co., Ltd')).toEqual([])
  expect(Object.keys(exhibitorTopics({ categories: ['信息传输、软件和信息技术服务业'] }))).toEqual([])
})
