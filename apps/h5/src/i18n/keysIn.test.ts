import { expect, test } from 'vitest'
import { keysIn } from '#i18n/keysIn.ts'

const keys = new Set(['failure.busy', 'failure.offline', 'list.more', 'company.stageNew', 'company.stageWon'])

test.each([
  ["t('list.more')", ['list.more']],
  ['t("list.more", { n: 3 })', ['list.more']],
  ['const a=`list.more`', ['list.more']],
  ['t(`failure.${error.failure}`)', ['failure.busy', 'failure.offline']],
  ['t(`company.stage${stage}`)', ['company.stageNew', 'company.stageWon']],
  ['t(`company.stage${stage}Won`)', ['company.stageWon']],
  ["t('list.none') + 'list' + '.more'", []],
  ['// list.more', []],
])('%s names %j', (text, named) => {
  expect([...keysIn(text, keys)].sort()).toEqual(named)
})
