import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#endpoint.ts'
import { endpoints } from '#endpoints.ts'

const names = (those: (endpoint: Endpoint) => boolean) => endpoints.filter(those).map(({ name }) => name)

/** Every property that an answer may have, however deep. */
function propertiesOf({ output }: Endpoint): string[] {
  const schema = JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' }))
  return [...schema.matchAll(/"(\w+)":\{/g)].map(([, property = '']) => property)
}

test('what answers with pages is a list with its quota, and nothing else is', () => {
  // The places of a map are no plan's rows: who knows them pages them, and a person asks so often a day.
  const paged = names((endpoint) => propertiesOf(endpoint).includes('cursor')).filter(
    (name) => !name.startsWith('place.'),
  )
  expect(paged).not.toEqual([])
  expect(names(({ quota }) => quota !== undefined)).toEqual(paged)
})

test('what fails for want of a text message is what sends one', () => {
  const sending = names(({ sendsCode }) => sendsCode === true)
  expect(sending).not.toEqual([])
  expect(sending).toEqual(names(({ fails }) => fails.includes('smsUnavailable')))
})

test('neither accounts nor contacts nor what is paid for stays on the device', () => {
  const kept = endpoints.filter(({ keep }) => keep === true)
  expect(kept).not.toEqual([])
  expect(kept.filter(({ name }) => /^(?:account|member|person|team|upload)\./.test(name))).toEqual([])
  expect(
    kept.filter((endpoint) => propertiesOf(endpoint).some((one) => /phone|^contacts$|^token$/i.test(one))),
  ).toEqual([])
})
