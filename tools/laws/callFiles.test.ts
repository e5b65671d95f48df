import { expect, test } from 'vitest'
import { callFiles } from './callFiles.ts'
import { madeUp } from './madeUp.ts'

function faultsOf(handler: string): string[] {
  const declared = madeUp('packages/contract/src/company/calls.ts')
  return callFiles([declared, madeUp('apps/api/src/company/contacts.ts', handler)], ['company.contacts'])
}

const handler = 'export interface Row {}\nexport const contacts: Handler = 1\n'

test('a call is served by the one const of its file', () => {
  expect(faultsOf(handler)).toEqual([])
  expect(faultsOf('export const contacts = serveModule(declared)\n')).toEqual([])
})

test('a const whose name only begins like the call is not the call', () => {
  expect(faultsOf('export const contactsOf = 1\n')).toHaveLength(1)
})

test('a second export beside the call is told', () => {
  for (const second of ['export function rows() {}', 'export const rows = 1', "export * from './rows.ts'"])
    expect(faultsOf(`${handler}${second}\n`)).toHaveLength(1)
})

test('a call that another name exports is told', () => {
  for (const other of [
    "export { contacts } from './rows.ts'\n",
    'const contacts = 1\n',
    'export const rows = 1\n',
  ])
    expect(faultsOf(other)).toHaveLength(1)
})

test('a call without a file is told', () => {
  expect(callFiles([], ['company.contacts'])).toEqual([
    'company.contacts: not declared in packages/contract/src/company/',
    'company.contacts: no handler apps/api/src/company/contacts.ts',
  ])
})
