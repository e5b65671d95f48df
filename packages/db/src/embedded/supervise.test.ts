import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./stubbornProcess.ts', import.meta.url))

test('stop comes to its end when PostgreSQL does not', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect({ stdout, stderr, status }).toEqual({ stdout: 'stopped\n', stderr: '', status: 0 })
})
