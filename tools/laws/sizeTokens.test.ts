import { expect, test } from 'vitest'
import { sizeTokens } from './sizeTokens.ts'

test('radii and distances are tokens; hairlines and what measures a page are not', () => {
  const text = `
    .a { border-radius: 10px; padding: 6px var(--space-3) 1px; margin-top: -8px; gap: 4px }
    .b { border-top-left-radius: var(--radius-2); border-radius: 50%; padding-bottom: 104px; margin: 0 auto 2px }`
  expect(sizeTokens([{ path: 'a.css', text }])).toEqual([
    'a.css: border-radius of 10px, take one of apps/h5/src/ui/tokens.css',
    'a.css: padding of 6px, take one of apps/h5/src/ui/tokens.css',
    'a.css: margin-top of 8px, take one of apps/h5/src/ui/tokens.css',
    'a.css: gap of 4px, take one of apps/h5/src/ui/tokens.css',
  ])
})
