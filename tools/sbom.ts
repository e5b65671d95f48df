import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { command, obey } from '@zhzz/db/command.ts'

/** CycloneDX 1.6. npm writes 1.5, of which every document is one of 1.6 too. */
const spec = { specVersion: '1.6', $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json' }

type Bill = {
  components: { name: string; version: string; 'bom-ref': string; purl: string; hashes?: unknown[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
type Lock = { packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }> }

/**
 * What runs: every package of package-lock.json but those of development. npm's own `--omit dev` loses packages that are of
 * both, so we ask for all and look into the lock.
 */
export async function billOfMaterials(): Promise<Bill> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { stdout } = await promisify(execFile)('npm', [...args, '--package-lock-only', '--offline'], {
    maxBuffer: 64 * 1024 ** 2,
  })
  const bill: Bill = JSON.parse(stdout)
  const { packages }: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const running = new Set(
    Object.entries(packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  )
  const components = bill.components.filter(({ name, version }) => running.has(`${name}@${version}`))
  const refs = new Set(components.map((one) => one['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
  return { ...bill, components, dependencies, ...spec }
}

if (import.meta.main)
  await obey(
    'npm run sbom',
    command({
      takes: '[FILE]',
      says: 'what the product is made of, as CycloneDX 1.6 (JSON), to a file or to the terminal',
      options: {},
      words: 1,
      async run(_values, [file]) {
        const text = `${JSON.stringify(await billOfMaterials(), null, 2)}\n`
        if (file === undefined) process.stdout.write(text)
        else await writeFile(file, text)
      },
    }),
  )
