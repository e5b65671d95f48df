import { test } from 'vitest'
import { walkEveryPage } from '#e2e/walk/walkEveryPage.ts'

test(
  'every page in 简体中文: its title; no raw key, nothing too wide or cut off, with text 1.3 times as large too; no line ends inside a word; nothing that axe finds; what is blue can be tapped',
  { timeout: 900_000, retry: 0 },
  () => walkEveryPage('zh-Hans'),
)
