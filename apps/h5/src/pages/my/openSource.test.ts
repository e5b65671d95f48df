import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSource } from '#pages/my/openSource.ts'

/** The licence that an installed package names. */
function licenceOf(name: string): unknown {
  for (const folder of ['../../../node_modules/', '../../../../../node_modules/'])
    try {
      return JSON.parse(readFileSync(new URL(`${folder}${name}/package.json`, import.meta.url), 'utf8'))
        .license
    } catch {}
  return undefined
}

test('every package of the app is named with its own licence', () => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const names = Object.keys(JSON.parse(text).dependencies).filter((name) => !name.startsWith('@zhzz/'))
  expect(openSource.map(({ name }) => name)).toEqual(names.toSorted())
  for (const { name, licence } of openSource) expect([name, licenceOf(name)]).toEqual([name, licence])
})
