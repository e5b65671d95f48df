import { expect, test } from 'vitest'
import { importTable } from './importTable.ts'
import { madeUp } from './madeUp.ts'
import { idleExceptions } from './serverImports.ts'
import { isTest, sourceFiles } from './sourceFile.ts'

function isTold(path: string, target: string): boolean {
  return importTable([madeUp(path, '', [target])]).length > 0
}

const app = (path: string, target: string) => isTold(`apps/h5/src/${path}`, `apps/h5/src/${target}`)
const server = (path: string, target: string) => isTold(`apps/api/src/${path}`, `apps/api/src/${target}`)

test('a page uses the parts of its own folder, none of another page', () => {
  expect(app('pages/my/my.tsx', 'pages/my/Menu.tsx')).toBe(false)
  expect(app('pages/my/my.tsx', 'pages/my/member/Plan.tsx')).toBe(false)
  expect(app('pages/my/Menu.tsx', 'pages/enterprise/list/filters.ts')).toBe(true)
  expect(app('pages/exhibition/detail/Halls.tsx', 'pages/exhibition/list/FilterSheet.tsx')).toBe(true)
  expect(app('pages/my/member/Plan.tsx', 'pages/my/Menu.tsx')).toBe(true)
})

test('no file beside the layers of the app stands between them', () => {
  expect(app('bridge.ts', 'company/card.ts')).toBe(true)
  expect(app('person/tree.ts', 'bridge.ts')).toBe(true)
  expect(app('person/tree.ts', 'company/card.ts')).toBe(true)
  expect(app('ui/Row.tsx', 'company/card.ts')).toBe(true)
  expect(app('company/card.ts', 'ui/Row.tsx')).toBe(false)
})

test('a page asks for what the device does by its plain name', () => {
  expect(app('pages/my/my.tsx', 'platform/phone.ts')).toBe(false)
  for (const variant of ['browser/share.ts', 'wechat/wechatBridge.ts', 'phone.native.ts', 'phone.browser.ts'])
    expect(app('pages/my/my.tsx', `platform/${variant}`), variant).toBe(true)
  expect(app('platform/share.ts', 'platform/browser/share.ts')).toBe(false)
})

test('a domain of the app uses no other but what a person may do with anything', () => {
  expect(app('company/favorite.ts', 'member/favorite.ts')).toBe(false)
  expect(app('member/favorite.ts', 'company/keepMyState.ts')).toBe(true)
  expect(app('followUp/RecordRow.tsx', 'upload/previewFile.tsx')).toBe(true)
})

test('no domain of the server reaches another through the ground they stand on', () => {
  expect(server('team/list.ts', 'company/card.ts')).toBe(true)
  expect(server('bridge.ts', 'company/card.ts')).toBe(true)
  expect(server('http/bridge.ts', 'company/card.ts')).toBe(true)
  expect(server('region/bridge.ts', 'member/seat.ts')).toBe(true)
  expect(server('context.ts', 'upload/arrivals.ts')).toBe(true)
  expect(server('serve/serve.ts', 'account/logout.ts')).toBe(true)
  expect(server('http/session.ts', 'company/card.ts')).toBe(true)
  expect(server('team/list.ts', 'bridge.ts')).toBe(false)
})

test('nor through what puts the domains together, or what tests stand on', () => {
  expect(server('start/sweep.ts', 'company/card.ts')).toBe(false)
  expect(server('handlers.gen.ts', 'company/contacts.ts')).toBe(false)
  for (const target of [
    'start/sweep.ts',
    'handlers.gen.ts',
    'server.ts',
    'admin.ts',
    'start/databaseClock.ts',
  ])
    expect(server('team/list.ts', target)).toBe(true)
  for (const target of ['testing/world.ts', 'upload/fakeS3.ts', 'company/search.test.ts'])
    expect(server('team/list.ts', target)).toBe(true)
  expect(server('team/list.test.ts', 'testing/world.ts')).toBe(false)
})

test('an exception is that of one domain, and goes with its last use', () => {
  expect(server('home/index.ts', 'company/card.ts')).toBe(false)
  expect(server('company/card.ts', 'home/index.ts')).toBe(true)
  expect(server('company/search.ts', 'search/all.ts')).toBe(true)
  expect(idleExceptions([])).toContain(
    'tools/laws/serverImports.ts: home knows company no longer: take the exception out',
  )
})

test('a workspace is told from the others wherever it stands', () => {
  expect(isTold('apps/h5/src/api/send.ts', 'packages/contract/src/failure.ts')).toBe(false)
  expect(isTold('apps/h5/src/api/send.ts', 'packages/db/src/pool.ts')).toBe(true)
  expect(isTold('apps/h5/src/api/send.ts', 'packages/client/src/client.ts')).toBe(false)
  expect(isTold('packages/client/src/client.ts', 'packages/contract/src/failure.ts')).toBe(false)
  expect(isTold('packages/client/src/client.ts', 'apps/h5/src/platform/storage.ts')).toBe(true)
  expect(isTold('packages/client/src/client.ts', 'apps/api/src/server.ts')).toBe(true)
  expect(isTold('apps/h5/src/api/send.ts', 'apps/h5/e2e/ask.ts')).toBe(true)
  expect(isTold('packages/db/src/pool.ts', 'tools/step.ts')).toBe(true)
})

test('every import of ours leads to a file the laws know', () => {
  const known = sourceFiles()
  const lost = known.flatMap(({ path, specifiers, imports }) => {
    if (isTest(path)) return []
    const ours = specifiers.filter((one) => /^(?:#|\.\/|@zhzz\/).*\.tsx?$/.test(one))
    return ours.length > imports.length ? [path] : []
  })
  expect(lost).toEqual([])
})
