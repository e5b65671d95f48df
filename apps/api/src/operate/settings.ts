import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { liveSettings } from '#settings/liveSettings.ts'

export const settings: Handler<typeof operate.settings> = async (_input, { db, deps }) => {
  const rows = await db.selectFrom('runtimeSetting').selectAll().execute()
  const list = [...liveSettings].map(([name, { group, choices, usual }]) => {
    const set = rows.find((row) => row.name === name)
    return {
      name,
      group,
      choices: [...choices],
      usual: usual === '–' ? null : usual.replaceAll('`', ''),
      environment: deps.environment[name] ?? null,
      value: set?.value ?? null,
      changedBy: set?.changedBy ?? null,
      changedAt: set?.changedAt.toISOString() ?? null,
    }
  })
  return { list }
}
