import { expect, test } from 'vitest'
import { isTopicWord, topicHits, topicsOf } from '#trade/topicsOf.ts'

test('the topics of a fair stand in its name, Chinese or English', () => {
  expect(topicsOf('上海国际机器人展览会')).toEqual(['robotics', 'automation'])
  expect(topicsOf('Chengdu Rubber, Plastics and Packaging Industry Expo')).toEqual([
    'plastics_rubber',
    'packaging_printing',
  ])
  expect(topicsOf('Shenzhen International Batteries Expo')).toEqual(['batteries_storage'])
})

test('a longer word goes before the shorter ones in it', () => {
  expect(topicHits('Machine Tool Expo').map(({ word }) => word)).toEqual(['machine tool'])
  expect(topicsOf('汽车零部件展')).toEqual(['car_parts'])
})

test('a vague word counts only beside no other', () => {
  expect(topicsOf('Wenzhou Machinery Exhibition')).toEqual(['machinery'])
  expect(topicsOf('Wenzhou Leather Machinery Exhibition')).toEqual(['shoes_leather'])
})

test('the name of a place that only sounds like a topic is none', () => {
  expect(topicsOf('Changsha International Convention and Exhibition Center')).toEqual([])
  expect(topicsOf('深圳会展中心')).toEqual([])
})

test('a word that means a topic is told from a name that holds one', () => {
  expect(['机器人', 'Robots', 'machine tools'].map(isTopicWord)).toEqual([true, true, true])
  expect(['宇树机器人', '上海机器人展', '宇树', ''].map(isTopicWord)).toEqual([false, false, false, false])
})
