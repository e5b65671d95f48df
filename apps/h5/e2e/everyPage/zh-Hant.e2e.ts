import { test } from 'vitest'
import { walkEveryPage } from '#e2e/walk/walkEveryPage.ts'

test('every page in 繁體中文: no raw key, nothing too wide or cut off', { timeout: 900_000, retry: 0 }, () =>
  walkEveryPage('zh-Hant'),
)
