import { expect, test } from 'vitest'
import { colourTokens } from './colourTokens.ts'

const tokens = (text: string) => ({ path: 'apps/h5/src/ui/tokens.css', text })

test('a colour is a token, and there are few', () => {
  const sheet = {
    path: 'a.css',
    text: '#root { color: #FFF; fill: rgb(1 2 3 / 4%); border: 1px solid var(--line) }',
  }
  expect(colourTokens([sheet, tokens(':root { --line: #eef1f4 }')])).toEqual([
    'a.css: #fff is a colour of its own, take one of apps/h5/src/ui/tokens.css',
    'a.css: rgb(1 2 3 / 4%) is a colour of its own, take one of apps/h5/src/ui/tokens.css',
  ])
  const many = Array.from({ length: 25 }, (_, at) => `--c${at}: #0000${(at + 16).toString(16)};`).join(' ')
  expect(colourTokens([tokens(`:root { ${many} }`)])).toEqual([
    'apps/h5/src/ui/tokens.css: 25 colours, at most 24',
  ])
})
