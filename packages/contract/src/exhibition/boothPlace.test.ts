import { expect, test } from 'vitest'
import { boothPlace, hallKey, walkKey } from '#exhibition/boothPlace.ts'

test.each([
  ['H1-C107', null, 'H1', 'C', 107],
  ['Ｈ１－Ｃ１０７', null, 'H1', 'C', 107],
  ['8.1H A05', null, '8.1H', 'A', 5],
  ['8.1H-A05', null, '8.1H', 'A', 5],
  ['8.1HA05', null, '8.1H', 'A', 5],
  ['8.1A05', null, '8.1', 'A', 5],
  ['5.2-B012', null, '5.2', 'B', 12],
  ['N1A01', null, 'N1', 'A', 1],
  ['E5D21', 'E5', 'E5', 'D', 21],
  ['E5馆 E5D21', null, 'E5馆', 'D', 21],
  ['3号馆A12', null, '3号馆', 'A', 12],
  ['一号馆-B07', null, '一号馆', 'B', 7],
  ['西馆W1-023', null, '西馆', 'W', 1],
  ['Hall 3 A12', null, 'HALL 3', 'A', 12],
  ['Hall 11.1 Stand C-023', '11.1', '11.1', 'C', 23],
  ['HALL3-A12', null, 'HALL3', 'A', 12],
  ['N5 A18', null, 'N5', 'A', 18],
  ['1B-C12', null, '1B', 'C', 12],
  ['2F-A12', null, '2F', 'A', 12],
  ['11-A12', null, '11', 'A', 12],
  ['E1-1201', null, 'E1', '12', 1],
  ['A2.301', null, 'A2', '3', 1],
  ['FN.1023/3', null, 'FN', '10', 23],
  ['3A012', null, '3', 'A', 12],
  ['A12', '3', '3', 'A', 12],
  ['A-12', '8.1H', '8.1H', 'A', 12],
  ['AA012', null, null, 'AA', 12],
  ['A01-A08', 'H2', 'H2', 'A', 1],
  ['A01–A08', null, null, 'A', 1],
  ['A12/A14', null, null, 'A', 12],
  ['C107B', null, null, 'C', 107],
  ['1234', null, null, '12', 34],
  ['Booth #1234', '4', '4', '12', 34],
  ['展位号：A12', null, null, 'A', 12],
  ['H1-F103; H2-A05', null, 'H1', 'F', 103],
  ['H1-F103', 'H1', 'H1', 'F', 103],
  ['H4-FT C015', 'H4', 'H4', 'FT C', 15],
  ['Z1A-603', '海科厅', '海科厅', 'Z1A 6', 3],
  ['B12、B13', 'N3', 'N3', 'B', 12],
])('%s in a list that says %s', (printed, column, hall, aisle, number) => {
  expect(boothPlace(printed, column)).toMatchObject({ hall, aisle, number })
})

test.each(['', '待定', 'TBD', '海科厅', 'VIP', '12', '主入口'])('%s tells no place', (printed) => {
  expect(boothPlace(printed, 'H1')).toBeNull()
})

test('one hall has one key, whoever writes it', () => {
  expect(['E5馆', 'e5'].map(hallKey)).toEqual(['E5', 'E5'])
  expect(['3号馆', 'Hall 3', '三号馆', '3'].map(hallKey)).toEqual(['3', '3', '3', '3'])
  expect(['8.1H', '8.1'].map(hallKey)).toEqual(['8.1', '8.1'])
})

test('numbers are ordered by their value', () => {
  expect(['H10-A2', 'H2-A10', 'H2-A9'].sort((a, b) => (walkKey(a) < walkKey(b) ? -1 : 1))).toEqual([
    'H2-A9',
    'H2-A10',
    'H10-A2',
  ])
})
