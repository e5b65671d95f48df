import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { command, Misuse, obey, obeyOneOf, wholeNumber } from '#command.ts'

const done: unknown[] = []
const give = command({
  takes: '--to NAME [--days 3]',
  says: 'gives it away',
  options: { to: { type: 'string' }, days: { type: 'string', default: '3' } },
  async run({ to, days }) {
    if (to === undefined) throw new Misuse('--to is missing')
    done.push({ to, days: wholeNumber('--days', days, 1, 9) })
  },
})

beforeEach(() => {
  done.length = 0
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

async function typed(...args: string[]) {
  process.exitCode = 0
  await obeyOneOf('npm run it', { says: 'does things', commands: { give } }, args)
  const said = [...vi.mocked(console.log).mock.calls, ...vi.mocked(console.error).mock.calls].join('\n')
  return { code: process.exitCode, said }
}

test('what was typed right is run', async () => {
  expect(await typed('give', '--to', '甲', '--days=9')).toMatchObject({ code: 0, said: '' })
  expect(done).toEqual([{ to: '甲', days: 9 }])
})

test.each([
  [['--help'], 'give --to NAME [--days 3]'],
  [['give', '--help'], 'npm run it -- give --to NAME [--days 3]\n  gives it away'],
  [['give', '--nonsense', '--to', '甲', '-h'], 'gives it away'],
])('%j is answered and nothing done', async (args, said) => {
  expect(await typed(...args)).toMatchObject({ code: 0, said: expect.stringContaining(said) })
  expect(done).toEqual([])
})

test.each([
  [[], 'which command?'],
  [['take'], 'there is no command take'],
  [['toString'], 'there is no command toString'],
  [['give'], '--to is missing'],
  [['give', '--too', '甲'], "Unknown option '--too'"],
  [['give', '--to'], "Option '--to <value>' argument missing"],
  [['give', '--to', '甲', '乙'], '"乙" is a word too many'],
  [['give', '--to', '甲', '--days', '1e1'], '--days is a whole number from 1 to 9, not 1e1'],
])('%j is refused in one line', async (args, said) => {
  const answer = await typed(...args)
  expect(answer.code).toBe(2)
  expect(answer.said).toMatch(/^[^\n]+ --help tells more\)$/)
  expect(answer.said).toContain(said)
  expect(done).toEqual([])
})

test('what goes wrong on the way is another exit code than what was typed wrong', async () => {
  process.exitCode = 0
  const broken = { ...give, run: () => Promise.reject(new Error('the disk is full')) }
  await obey('npm run it', broken, [])
  expect(process.exitCode).toBe(1)
  expect(console.error).toHaveBeenCalledExactlyOnceWith('the disk is full')
})
