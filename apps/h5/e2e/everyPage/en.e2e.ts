import { test } from 'vitest'
import { walkEveryPage } from '#e2e/walk/walkEveryPage.ts'

test(
  'every page in English: no raw key, no Chinese but what people and vendors wrote, nothing too wide or cut off, with a root font 1.3 times as large too; no line ends inside a word; nothing that axe finds',
  { timeout: 900_000, retry: 0 },
  () => walkEveryPage('en'),
)
