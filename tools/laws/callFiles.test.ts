import { expect, test } from 'vitest'
import { callFiles } from './callFiles.ts'
import { madeUp } from './madeUp.ts'

const handlers = (imports: string, calls: string) =>
  madeUp(
    'apps/api/src/handlers.ts',
    `${imports}\nexport const handlers: Handlers = {\n  company: ${calls},\n}\n`,
  )

function faultsOf(handler: string, wiring: ReturnType<typeof handlers>): string[] {
  const declared = madeUp('packages/contract/src/company/calls.ts')
  return callFiles(
    [declared, madeUp('apps/api/src/company/contacts.ts', handler), wiring],
    ['company.contacts'],
  )
}

const wired = handlers("import { contacts } from '#company/contacts.ts'", '{ contacts }')
const handler = 'export interface Row {}\nexport const contacts: Handler = 1\n'

test('a call is served by the one const of its file', () => {
  expect(faultsOf(handler, wired)).toEqual([])
  const renamed = handlers(
    "import { contacts as companyContacts } from '#company/contacts.ts'",
    '{\n    contacts: companyContacts,\n  }',
  )
  expect(faultsOf(handler, renamed)).toEqual([])
})

test('a const whose name only begins like the call is not the call', () => {
  expect(faultsOf('export const contactsOf = 1\n', wired)).toHaveLength(1)
})

test('a second export beside the call is told', () => {
  for (const second of ['export function rows() {}', 'export const rows = 1', "export * from './rows.ts'"])
    expect(faultsOf(`${handler}${second}\n`, wired)).toHaveLength(1)
})

test('a call that another file serves is told', () => {
  const elsewhere = [
    handlers("import { contacts } from '#company/contactRows.ts'", '{ contacts }'),
    handlers("import { rows as contacts } from '#company/contacts.ts'", '{ contacts }'),
    handlers("import { contacts } from '#company/contacts.ts'", '{ contacts: other }'),
    handlers("import { contacts } from '#company/contacts.ts'", '{ detail }'),
  ]
  for (const one of elsewhere)
    expect(faultsOf(handler, one)).toEqual([
      'apps/api/src/handlers.ts: company.contacts is not contacts of #company/contacts.ts',
    ])
})

test('a call without a file is told', () => {
  expect(callFiles([wired], ['company.contacts'])).toEqual([
    'company.contacts: not declared in packages/contract/src/company/',
    'company.contacts: no handler apps/api/src/company/contacts.ts',
  ])
})
