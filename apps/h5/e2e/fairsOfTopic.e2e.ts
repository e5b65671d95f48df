import { test } from 'vitest'
import { askForRobots } from '#e2e/askForRobots.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('which fairs have many robotics exhibitors, and whom of them do I not know', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await askForRobots(app, '今年 机器人')
  await app.close()
})
