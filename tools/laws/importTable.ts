import { type SourceFile, workspaceOf } from './sourceFile.ts'

/** Workspaces a workspace may import from (architecture: imports go one way). */
const workspaces: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/search': [],
  'packages/db': [],
  'apps/import': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/sample': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/predict': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/api': ['packages/contract', 'packages/db', 'packages/search', 'apps/predict', 'apps/sample'],
  'apps/h5': ['packages/contract'],
  'apps/bench': [
    'packages/contract',
    'packages/db',
    'packages/search',
    'apps/api',
    'apps/sample',
    'apps/import',
    'apps/predict',
  ],
}

/** Layers of the app, uppermost first: a file imports from its own layer's folder or from those below. */
const appLayers = ['app', 'pages', 'DOMAIN', 'reading', 'nav', 'api', 'ui', 'i18n', 'platform'] as const
const appLayerNames: readonly string[] = appLayers
/** May be imported side by side: neither stands above the other. */
const appPeers: readonly (readonly string[])[] = [['i18n', 'platform']]

/** Domains of the server that every domain may import: who is asking, what the plan allows, the files of a record, what is kept of it. */
const sharedDomains = ['account', 'member', 'upload', 'security']
/** Domains of the app that every domain may use: choosing, sending and showing files. */
const sharedInApp = ['upload']
/** Domains whose answers are made of others' cards and hits. */
const composedOf: Record<string, readonly string[]> = {
  home: ['company', 'exhibition'],
  search: ['company', 'exhibition'],
  company: ['search'],
  prediction: ['company', 'exhibition'],
}

export function importTable(files: SourceFile[]): string[] {
  return files.flatMap((file) => file.imports.flatMap((target) => breach(file.path, target) ?? []))
}

function breach(path: string, target: string): string | null {
  const from = workspaceOf(path)
  const to = workspaceOf(target)
  if (isTest(path) || from === '') return null
  if (from !== to) {
    const allowed = workspaces[from] ?? []
    return allowed.includes(to)
      ? null
      : `${path} imports ${target}: ${from} may import ${allowed.join(', ') || 'nothing of ours'}`
  }
  if (from === 'apps/h5') return appBreach(path, target)
  if (from === 'apps/api') return serverBreach(path, target)
  return null
}

function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.includes('/e2e/')
}

function appBreach(path: string, target: string): string | null {
  const [from, to] = [appLayer(path), appLayer(target)]
  if (from === to || to === null || from === null) {
    const crossing =
      from === 'DOMAIN' &&
      to === 'DOMAIN' &&
      folder(path) !== folder(target) &&
      !sharedInApp.includes(folder(target) ?? '')
    return crossing ? `${path} imports ${target}: a domain of the app imports no other` : null
  }
  if (appPeers.some((peers) => peers.includes(from) && peers.includes(to))) return null
  return appLayerNames.indexOf(from) < appLayerNames.indexOf(to)
    ? null
    : `${path} imports ${target}: ${from} stands below ${to}`
}

/** null: a file directly under src, the start of the app. */
function appLayer(path: string): string | null {
  const name = folder(path)
  if (name === null) return null
  return appLayerNames.includes(name) ? name : 'DOMAIN'
}

function serverBreach(path: string, target: string): string | null {
  const [from, to] = [folder(path), folder(target)]
  if (to === null) return null
  // What runs beside the calls: sweeping, exports.
  if (from === 'start') return null
  if (from === null || from === to || sharedDomains.includes(to)) return null
  if (composedOf[from]?.includes(to)) return null
  return `${path} imports ${target}: a domain imports no other but ${sharedDomains.join(', ')}`
}

function folder(path: string): string | null {
  return /^(?:apps|packages)\/[^/]+\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}
