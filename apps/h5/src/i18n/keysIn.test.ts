import { expect, test } from 'vitest'
import { keysIn } from '#i18n/keysIn.ts'

const keys = new Set([
  'failure.busy',
  'failure.offline',
  'list.more',
  'followUp.stageNew',
  'followUp.stageWon',
])

test.each([
  ["t('list.more')", ['list.more']],
  ['t("list.more", { n: 3 })', ['list.more']],
  ['const a=`list.more`', ['list.more']],
  ['t(`failure.${error.failure}`)', ['failure.busy', 'failure.offline']],
  ['t(`company.stage${stage}`)', ['followUp.stageNew', 'followUp.stageWon']],
  ['t(`company.stage${stage}Won`)', ['followUp.stageWon']],
  ["t('list.none') + 'list' + '.more'", []],
  ['// list.more', []],
])('%s names %j', (text, named) => {
  expect([...keysIn(text, keys)].sort()).toEqual(named)
})
