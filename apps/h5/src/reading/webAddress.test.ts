import { expect, test } from 'vitest'
import { webAddress } from '#reading/webAddress.ts'

test('only websites are led to, and what they hold stays an address', () => {
  expect(webAddress('www.example.com')).toBe('https://www.example.com/')
  expect(webAddress('http://example.com/a"onclick="x')).toBe('http://example.com/a%22onclick=%22x')
  for (const none of ['javascript:alert(1)', 'data:text/html,x', 'not a site', ''])
    expect(webAddress(none), none).toBeNull()
})
