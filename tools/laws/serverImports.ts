import { isTest, type SourceFile } from './sourceFile.ts'

/**
 * The files of the server are of four kinds, told by their folder: a domain; what puts the domains together (`start/` and
 * the entries at the root); what tests stand on (`testing/`, `testX.ts`, `fakeX.ts`); and the ground that every domain
 * stands on: `http/`, `outside/`, `region/`, `security/`, `serve/`, `settings/`, all else at the root.
 */
type Kind = 'domain' | 'start' | 'testing' | 'ground'

const entries = ['server.ts', 'handlers.gen.ts', 'main.ts', 'admin.ts']
/** What a call stands on, the lowest first: the wire, what we reach outside of the database, what is kept of a call, how it is served; what an operator may set. */
const groundFolders = ['http', 'outside', 'region', 'security', 'serve', 'settings']

/** Domains that every domain may import: who is asking, what the plan allows, what people are told, the files of a record. */
const sharedDomains = ['account', 'member', 'message', 'upload']
/** Domains whose answers are made of others' cards and hits. The list only gets shorter. */
const composedOf: Record<string, readonly string[]> = {
  calendar: ['exhibition'],
  home: ['company', 'exhibition', 'news'],
  news: ['company', 'exhibition', 'hall'],
  search: ['company', 'exhibition', 'hall', 'news'],
  prediction: ['company', 'exhibition'],
  schedule: ['exhibition'],
}

export function serverBreach(path: string, target: string): string | null {
  const [from, to] = [kindOf(path), kindOf(target)]
  const told = `${path} imports ${target}`
  if (from === 'testing') return null
  if (to === 'testing') return `${told}: only tests import what tests stand on`
  if (from === 'start' || to === 'ground') return null
  if (to === 'start') return `${told}: what puts the domains together is imported by none of them`
  const domain = folder(target) ?? ''
  if (from === 'ground') return `${told}: what every domain stands on imports no domain`
  const own = folder(path) ?? ''
  if (own === domain || sharedDomains.includes(domain) || composedOf[own]?.includes(domain)) return null
  return `${told}: a domain imports no other but ${sharedDomains.join(', ')}`
}

/** Exceptions that nothing needs any more. */
export function idleExceptions(files: readonly SourceFile[]): string[] {
  const used = files
    .filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path))
    .flatMap(({ path, imports }) => imports.map((target) => `${folder(path)} knows ${folder(target)}`))
  return Object.entries(composedOf)
    .flatMap(([from, domains]) => domains.map((domain) => `${from} knows ${domain}`))
    .filter((exception) => !used.includes(exception))
    .map((exception) => `tools/laws/serverImports.ts: ${exception} no longer: take the exception out`)
}

function kindOf(path: string): Kind {
  const room = folder(path)
  if (room === 'testing' || /\/(?:test|fake)[A-Z]\w*\.ts$/.test(path)) return 'testing'
  if (room === 'start') return 'start'
  if (room !== null) return groundFolders.includes(room) ? 'ground' : 'domain'
  return entries.includes(inServer(path)) ? 'start' : 'ground'
}

/** null: a file directly under src. */
function folder(path: string): string | null {
  return /^apps\/api\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

function inServer(path: string): string {
  return path.replace('apps/api/src/', '')
}
