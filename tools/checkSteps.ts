import { readdirSync, readFileSync } from 'node:fs'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { allWords } from '@zhzz/h5/i18n/allWords.ts'
import { specPages } from '@zhzz/h5/nav/specPages.ts'
import { callFiles } from './laws/callFiles.ts'
import { colourTokens } from './laws/colourTokens.ts'
import { cycles } from './laws/cycles.ts'
import { fileRules, sizes } from './laws/fileRules.ts'
import { importTable } from './laws/importTable.ts'
import { keysOnce } from './laws/keysOnce.ts'
import { labelColumns } from './laws/labelColumns.ts'
import { moduleClasses } from './laws/moduleClasses.ts'
import { dearModules, type ModuleCost, moduleCost } from './laws/moduleCost.ts'
import { moduleTables } from './laws/moduleTables.ts'
import { pageFiles } from './laws/pageFiles.ts'
import { roomCycles } from './laws/roomCycles.ts'
import { idleExceptions } from './laws/serverImports.ts'
import { shownColumns } from './laws/shownColumns.ts'
import { sizeTokens } from './laws/sizeTokens.ts'
import { type SourceFile, sourceFiles, styleSheets } from './laws/sourceFile.ts'
import { securityCoverage, specCoverage } from './laws/specCoverage.ts'
import { codeGlossary, glossary, wordRules } from './laws/wordRules.ts'
import { writtenOnce } from './laws/writtenOnce.ts'
import { type Outcome, run, step, sum } from './step.ts'

/**
 * The laws of the architecture, format, types, lint, unused code, generated files: the quick first. The linter could tell
 * the compiler's errors too (`--type-check`), which takes longer than the compiler that knows what has not changed, and
 * leaves out generated files.
 */
export async function check(): Promise<Outcome> {
  const outcomes = [
    ...(await laws()),
    await step('format (npm run format)', command('biome', 'ci', '--reporter=summary', '.')),
    await step('types', command('tsc', '-p', '.')),
    await step('lint', command('oxlint', '--type-aware', '--deny-warnings')),
    await step('unused files, exports and dependencies', command('knip', '--no-progress')),
    await step('generated handlers', command('node', 'apps/api/src/start/generateHandlers.ts', '--check')),
    await step(
      'generated table of settings',
      command('node', 'apps/api/src/settings/generate.ts', '--check'),
    ),
    await step(
      'generated client (npm run sdk)',
      command('node', 'apps/api/src/describe/generateClient.ts', '--check'),
    ),
    await step('generated pages', command('node', 'apps/h5/src/nav/generatePages.ts', '--check')),
    await step('generated tables', command('node', 'packages/db/src/generateTables.ts', '--check')),
  ]
  return sum(outcomes)
}

function command(name: string, ...args: string[]): () => Promise<boolean> {
  return async () => (await run(`node_modules/.bin/${name}`, args)) === 0
}

async function laws(): Promise<Outcome[]> {
  const files = sourceFiles()
  const urls = Object.keys(specPages)
  const pages = pageFiles(files, urls)
  const size = sizes(files)
  const costs = costsOf(files)
  const judged: [string, string[]][] = [
    [`law: the URL is the path (${pages.built} of ${pages.listed} pages of the specification)`, pages.faults],
    [
      'law: the call is the file',
      callFiles(
        files,
        endpoints.map(({ name }) => name),
      ),
    ],
    ['law: imports go one way', [...importTable(files), ...idleExceptions(files)]],
    ['law: no import cycles, of files or of rooms', [...cycles(files), ...roomCycles(files)]],
    ['law: a rule of the product is written once', writtenOnce(files)],
    ['law: colours are tokens, at most 24', colourTokens(styleSheets())],
    ['law: radii and distances are tokens', sizeTokens(styleSheets())],
    ['law: classes of styles are named, and are there', moduleClasses(styleSheets(), files)],
    ['law: words of dictionaries come in the language of the reader', labelColumns(files)],
    [
      'law: what a page shows is brought in by more than the sample',
      shownColumns(files, {
        tables: textOf(files, 'packages/db/src/tables.gen.ts'),
        statements: statementTexts(),
        apart: [...Object.values(companyModules).map(({ table }) => table), ...madeElsewhere],
      }),
    ],
    [
      'law: the table of a company module is what it declares',
      moduleTables(companyModules, textOf(files, 'packages/db/src/tables.gen.ts')),
    ],
    [
      `law: a company module costs little (${costs.map(({ name, files, lines }) => `${name} ${lines} lines in ${files.size} files`).join(', ')})`,
      dearModules(costs),
    ],
    [
      'law: every key of words is said, no two say the same',
      wordRules(files, allWords, Object.keys(companyModules)),
    ],
    ['law: a key of the console is said once', keysOnce(files)],
    ['law: one word per thing', [...glossary(allWords), ...codeGlossary(files)]],
    ['law: every sentence of the specification has its test', specCoverage(files, urls)],
    ['law: every item of security has its test', securityCoverage(files)],
    [
      `law: names and sizes (${size.count} files, median ${size.median}, p90 ${size.p90}, longest ${size.longest})`,
      fileRules(files),
    ],
  ]
  const outcomes: Outcome[] = []
  for (const [title, faults] of judged) {
    for (const fault of faults) console.log(`  ${fault}`)
    outcomes.push(await step(title, async () => faults.length === 0))
  }
  return outcomes
}

/** People sign up, search rows are made of companies, and a contact of the platform is no tenant's. */
const madeElsewhere = ['account', 'company_search', 'contact.tenant_id', 'follow_up', 'my_exhibition']

/** Migrations and SQL functions: what the database computes, and writes itself. */
function statementTexts(): string {
  const folders = ['packages/db/migrations', 'packages/db/functions']
  return folders
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')))
    .join('\n')
}

function textOf(files: readonly SourceFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? ''
}

function costsOf(files: readonly SourceFile[]): ModuleCost[] {
  const built = Object.keys(companyModules)
  return built.map((name) => moduleCost(files, name))
}
