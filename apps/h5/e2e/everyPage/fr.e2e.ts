import { test } from 'vitest'
import { walkEveryPage } from '#e2e/walk/walkEveryPage.ts'

test(
  'every page in French: no raw key, no Chinese but what people and vendors wrote, nothing too wide or cut off, with text 1.3 times as large too',
  { timeout: 900_000, retry: 0 },
  () => walkEveryPage('fr'),
)
