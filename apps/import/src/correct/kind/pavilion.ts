import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import { type Fact, type Kind, plain } from '#correct/kind/kind.ts'
import { tonsOf } from '#hall/pavilions.ts'
import { countOf, lineOf, numberOf } from '#value/text.ts'

const size = (text: string) => numberOf(text)

const facts: Record<FactOf<'pavilion'>, Fact> = {
  area: plain('area', size),
  clearHeight: plain('clear_height', size),
  floorLoad: plain('floor_load', (text) => tonsOf(text)),
  doors: plain('doors', lineOf),
  length: plain('length', size),
  width: plain('width', size),
  columnSpacing: plain('column_spacing', lineOf),
  rigging: plain('rigging', lineOf),
  power: plain('power', lineOf),
  utilities: plain('utilities', lineOf),
  standardBooths: plain('standard_booth_capacity', countOf),
}

/** 展厅 of a hall, which its code tells from its others. */
export const pavilion: Kind = {
  table: 'pavilion',
  name: 'code',
  facts,
  follow: async () => {},
  reach: () => null,
}
