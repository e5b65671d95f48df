import { expect, test } from 'vitest'
import { runningPackages } from './runningPackages.ts'

const lock = {
  packages: {
    '': { optionalDependencies: { 'node-here': '1' } },
    'apps/api': { dependencies: { '@zhzz/db': '1', one: '1' } },
    'apps/console': { dependencies: { antd: '1' } },
    'packages/db': { dependencies: { one: '2', two: '1' } },
    'packages/db/node_modules/one': {},
    'node_modules/@zhzz/api': { link: true, resolved: 'apps/api' },
    'node_modules/@zhzz/db': { link: true, resolved: 'packages/db' },
    'node_modules/antd': {},
    'node_modules/node-here': {},
    'node_modules/one': { optionalDependencies: { 'one-elsewhere': '1', 'one-here': '1' } },
    'node_modules/one-here': {},
    'node_modules/two': { dependencies: { one: '1' }, resolved: 'https://registry.example/two.tgz' },
  },
}

test('what a workspace runs with: its own, those of the workspaces it uses, and Node; nothing of another workspace', () => {
  expect(runningPackages(lock, 'apps/api')).toEqual({
    packages: [
      'node_modules/node-here',
      'node_modules/one',
      'node_modules/one-here',
      'node_modules/two',
      'packages/db/node_modules/one',
    ],
    workspaces: ['apps/api', 'packages/db'],
  })
})
