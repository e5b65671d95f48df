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

test('every package that is named is a part of the app and carries the licence named', () => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const names = Object.keys(JSON.parse(text).dependencies)
  for (const { name, licence } of openSource)
    expect([name, names.includes(name), licenceOf(name)]).toEqual([name, true, licence])
})
