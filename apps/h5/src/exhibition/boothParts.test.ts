import { expect, test } from 'vitest'
import { boothParts } from '#exhibition/boothParts.ts'

test.each([
  ['H1', 'H1-F103', 'H1', 'F103'],
  ['H1', 'F103', 'H1', 'F103'],
  ['3', '3.2A05', '3', '2A05'],
  ['3号馆', 'A1、3号馆B2', null, 'A1、3号馆B2'],
  ['E1', 'E1', null, 'E1'],
  [null, 'F103', null, 'F103'],
])('%s and %s', (pavilion, printed, hall, no) => {
  expect(boothParts(pavilion, printed)).toEqual({ hall, no })
})
