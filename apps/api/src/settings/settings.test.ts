import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { silent } from '@zhzz/db/log.ts'
import { expect, test } from 'vitest'
import { checked } from '#settings/checked.ts'
import { declared } from '#settings/declared.ts'
import { settingsPage } from '#settings/page.ts'
import { readConfig } from '#start/config.ts'

const all = Object.assign({}, ...Object.values(declared))
const names = Object.keys(all)
const root = join(import.meta.dirname, '../../../..')
const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: root })
  .filter(
    (path) =>
      !/\.test\.ts$|\/testing\/|\/test[A-Z]|\/fake|^apps\/(?:bench|h5|native)\/|src\/settings\/(?!live)/.test(
        path,
      ),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is not a whole number from 0 to 65535'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT=99999 is not a whole number from 0 to 65535'],
  [{ HSTS: 'yes' }, 'HSTS=yes: there are off and on'],
  [{ SAMPLE: '0' }, 'SAMPLE=0: there are on and off'],
  [{ CALL_LINE: 'sip' }, 'CALL_LINE=sip: there is twilio'],
  [{ SMS_NOTICES: 'post' }, 'SMS_NOTICES=post: there are aliyun, tencent and console'],
  [{ AMAP_ORIGIN: 'amap' }, 'AMAP_ORIGIN=amap is not an address like https://example.com'],
  [{ WECHAT_APP_SECRET: ' hunter2' }, 'WECHAT_APP_SECRET has blanks around it'],
])('%j is refused in a sentence, and a secret is not repeated', (env, sentence) => {
  expect(() => readConfig(env, silent)).toThrow(new Error(sentence))
})

test('what is empty is as if it were not there, and what is not declared is seen by nobody', () => {
  expect(checked({ PORT: '', HOST: '::', PATH: '/bin' })).toEqual({ HOST: '::' })
})

test('every setting that the product reads is declared, and every declared one is read', () => {
  const read = new Set<string>()
  for (const { text } of sources)
    for (const [, name = ''] of text.matchAll(/(?<![\w$])['"]?([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)['"]?(?![\w$])/g))
      read.add(name)
  expect(names.filter((name) => !read.has(name))).toEqual([])
  const asked = /(?:\benv|process\.env)(?:\[['"]|\.)([A-Z][A-Z\d_]+)|\bneeded\((?:env, )?'([A-Z][A-Z\d_]+)'/g
  const notOurs = ['PATH', 'INIT_CWD', 'SUDO_USER']
  const undeclared = sources.flatMap(({ path, text }) =>
    [...text.matchAll(asked)]
      .map(([, plain, needed]) => plain ?? needed ?? '')
      .filter((name) => !names.includes(name) && !notOurs.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(undeclared).toEqual([])
})

test('the environment is read where the server starts, and by the commands for what they need before it is open', () => {
  const readers = sources.filter(({ text }) => text.includes('process.env')).map(({ path }) => path)
  expect(readers.sort()).toEqual([
    'apps/api/src/main.ts',
    'apps/api/src/mcp/overStdio.ts',
    'apps/api/src/operate/authenticationCommands.ts',
    'apps/api/src/operate/operation.ts',
    'apps/api/src/operate/operatorCommands.ts',
    'apps/api/src/operate/rotateKey.ts',
    'apps/api/src/start/buildApp.ts',
    'apps/api/src/start/personalDataThread.ts',
    'apps/import/src/task/taskThread.ts',
    'packages/db/src/backup/fromEnvironment.ts',
    'packages/db/src/embedded/cluster.ts',
    'packages/db/src/embedded/postmaster.ts',
    'packages/db/src/key/keyOfDatabase.ts',
    'packages/db/src/key/passphrase.ts',
    'packages/db/src/openDatabase.ts',
    'packages/db/src/restoreCommand.ts',
  ])
})

test('the page has a row for each, and says the defaults that hold', () => {
  const page = settingsPage()
  for (const name of names) expect(page, name).toContain(`| \`${name}\``)
  const { port, host, sampleCompanies, rates, feedMinutes } = readConfig({}, silent)
  const usual = (name: string) => all[name].usual.replaceAll('`', '')
  expect([port, host, sampleCompanies, feedMinutes].map(String)).toEqual(
    ['PORT', 'HOST', 'SAMPLE_COMPANIES', 'NEWS_FEEDS_MINUTES'].map(usual),
  )
  expect([rates.visitorCallsPerMinute, rates.writesPerPersonHour].map(String)).toEqual(
    ['CALLS_PER_IP_MINUTE', 'WRITES_PER_PERSON_HOUR'].map(usual),
  )
})
