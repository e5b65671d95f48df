import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commands, typed } from './typed.ts'

const outer = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(outer, { recursive: true }))
/** Not there; nothing that is tried here may make it. */
const dataDir = join(outer, 'typo')
const slow = { timeout: 180_000 }
const names = commands.map(({ name }) => name)
const severalIn = ['admin']

test.each(names)('npm run %s -- --help is answered, and nothing is made', slow, async (name) => {
  const said = await typed(name, ['--help'], { DATA_DIR: dataDir, INIT_CWD: outer })
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(said.out).toMatch(/^npm (?:run )?\w+ --/)
  expect(readdirSync(outer)).toEqual([])
})

test.each(names)('npm run %s refuses a flag there is not, in one line', slow, async (name) => {
  const { code, out, err } = await typed(name, ['--nonsense'], { DATA_DIR: dataDir, INIT_CWD: outer })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^[^\n]+ --help tells more\)\n$/)
  expect(readdirSync(outer)).toEqual([])
})

test.each(severalIn)(
  'each command of npm run %s answers --help, and refuses a wrong flag as they all do',
  slow,
  async (name) => {
    const list = await typed(name, ['--help'], {})
    const words = [...list.out.matchAll(/^ {2}([a-z][\w-]+) ?/gm)].map(([, word = '']) => word)
    expect(words.length).toBeGreaterThan(1)
    for (const word of words) {
      const help = await typed(name, [word, '--help'], { DATA_DIR: dataDir })
      expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`${name} -- ${word}`) })
    }
    for (const word of words.slice(0, 3)) {
      const wrong = await typed(name, [word, '--nonsense'], { DATA_DIR: dataDir })
      expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^[^\n]+\n$/) })
    }
    expect(existsSync(dataDir)).toBe(false)
  },
)

test('the help of the import names the fields of every dataset', slow, async () => {
  const { out } = await typed('import', ['--help'], {})
  for (const word of ['companies  ', 'registeredCapital', 'listedName*', 'indoorArea', 'netArea', 'wechat'])
    expect(out).toContain(word)
})

test.each([
  ['admin', ['show', '--phone', '13800000000']],
  ['admin', ['rotate-key']],
  ['backup', []],
  ['import', ['companies', 'companies.csv']],
  ['predict', ['run']],
] as const)('%s %j makes no database in a DATA_DIR that was mistyped', slow, async (name, args) => {
  const { code, err } = await typed(name, args, { DATA_DIR: dataDir, INIT_CWD: outer })
  expect(code).toBe(1)
  expect(err).toMatch(/^there is no database in [^\n]+\n$/)
  expect(err).toContain(dataDir)
  expect(readdirSync(outer)).toEqual([])
})

test('a file is looked for in the folder that one is in', slow, async () => {
  const args = ['companies', 'companies.csv', '--map', 'none.json']
  const { code, err } = await typed('import', args, { DATA_DIR: dataDir, INIT_CWD: outer })
  expect(code).toBe(1)
  expect(err).toContain(join(outer, 'none.json'))
})

test.each([
  [{ SMS: 'foo' }, 'SMS=foo: there are console, aliyun'],
  [{ SMS: 'aliyun' }, 'SMS=aliyun needs ALIYUN_ACCESS_KEY_ID'],
  [{ FILES_S3_ENDPOINT: 'https://s3.example' }, 'FILES_S3_ENDPOINT needs FILES_S3_BUCKET'],
  [{ WECHAT_APP_ID: 'wx1' }, 'one of them is missing'],
  [{ SECRET_KEY: 'a passphrase of more than forty-three characters' }, 'SECRET_KEY is not base64'],
  [{ SAMPLE_COMPANIES: 'many' }, 'SAMPLE_COMPANIES=many is not a whole number'],
])('%j ends the start before there is a database', slow, async (settings, words) => {
  const { code, err } = await typed('start', [], { DATA_DIR: dataDir, ...settings })
  expect(code).toBe(1)
  expect(err).toContain(words)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(existsSync(dataDir)).toBe(false)
})
