import { expect, test } from 'vitest'
import { firstEntries } from './chunks.ts'
import { firstKeys, wordlessImports } from './firstKeys.ts'
import { lateIcons } from './lateIcons.ts'

interface Module {
  code: string
  importedIds?: string[]
  dynamicallyImportedIds?: string[]
}

/** A made-up app: the home page imports `said`, and fetches `later` by this code. */
function graphOf(fetches: string) {
  const [entry = '', home = ''] = firstEntries
  const modules: Record<string, Module> = {
    [entry]: { code: '' },
    [home]: {
      code: `import 'said'; ${fetches}`,
      importedIds: ['/src/said.ts'],
      dynamicallyImportedIds: ['/src/later.ts'],
    },
    '/src/said.ts': { code: "t('shell.close')" },
    '/src/later.ts': {
      code: "import 'deep'",
      importedIds: ['/src/deep.ts', '/src/said.ts', '/packages/contract/src/company/calls.ts'],
    },
    '/src/deep.ts': { code: "t('company.seeAll')" },
    '/packages/contract/src/company/calls.ts': { code: "{ name: 'shell.cancel' }" },
  }
  return {
    getModuleIds: () => Object.keys(modules).values(),
    getModuleInfo: (id: string) => ({
      code: '',
      importedIds: [],
      dynamicallyImportedIds: [],
      ...modules[id],
    }),
  }
}

test('the first words are those that the modules of the first screen name', () => {
  expect([...firstKeys(graphOf("import('#later.ts')"))]).toEqual(['shell.close'])
})

test('what is fetched on demand and says more waits for the words', () => {
  expect(wordlessImports(graphOf('withWords(import("#later.ts"))'))).toEqual([])
  expect(wordlessImports(graphOf('import("#later.ts")'))).toEqual([
    expect.stringContaining("withWords(import('…/later.ts')), for it says company.seeAll"),
  ])
})

test('an icon that the first screen names is one of the first', () => {
  expect(lateIcons(graphOf('<Icon name="bell" />'))).toEqual([])
  expect(lateIcons(graphOf('<Icon name="crown" />'))).toEqual([
    expect.stringContaining("'crown' belongs to ui/firstIcons.ts"),
  ])
})
