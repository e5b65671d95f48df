import { serverBreach } from './serverImports.ts'
import { isTest, type SourceFile, workspaceOf } from './sourceFile.ts'

/** Workspaces a workspace may import from (architecture: imports go one way). */
const workspaces: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/client': ['packages/contract'],
  'packages/sdk': [],
  'packages/search': [],
  'packages/db': [],
  'apps/import': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/sample': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/predict': ['packages/contract', 'packages/db', 'packages/search'],
  'apps/api': [
    'packages/contract',
    'packages/db',
    'packages/search',
    'apps/import',
    'apps/predict',
    'apps/sample',
  ],
  'apps/h5': ['packages/contract', 'packages/client'],
  'apps/console': ['packages/contract', 'packages/client'],
  'apps/native': ['packages/contract', 'packages/db', 'apps/h5'],
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
/** Domains of the app that every domain may use: what a person may do with anything. */
const sharedInApp = ['call', 'member', 'place']
/** One variant of what a device does. Outside of platform/ the plain name is imported, which chooses. */
const variant = /^apps\/h5\/src\/platform\/(?:[^/]+\/|[^/]+\.(?:browser|native|wechat)\.ts$)/

export function importTable(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => file.imports.flatMap((target) => breach(file.path, target) ?? []))
}

function breach(path: string, target: string): string | null {
  const from = workspaceOf(path)
  const to = workspaceOf(target)
  if (isTest(path) || from === '') return null
  if (isTest(target)) return `${path} imports ${target}: only tests import tests`
  if (from !== to) {
    const allowed = workspaces[from] ?? []
    return allowed.includes(to)
      ? null
      : `${path} imports ${target}: ${from} may import ${allowed.join(', ') || 'nothing of ours'}`
  }
  if (path.startsWith('apps/h5/src/')) return appBreach(path, target)
  if (from === 'apps/api') return serverBreach(path, target)
  return null
}

function appBreach(path: string, target: string): string | null {
  const [from, to] = [appLayer(path), appLayer(target)]
  if (from === null || to === null)
    return `${path} imports ${target}: every file of the app stands in the folder of a layer or a domain`
  // What runs in the package alone is made of its variants.
  const isPackaged = path.startsWith('apps/h5/src/app/native/') && target.includes('/platform/native/')
  if (variant.test(target) && from !== 'platform' && !isPackaged)
    return `${path} imports ${target}: platform/ chooses between browser, WeChat and the packaged app`
  if (from === 'pages' && to === 'pages')
    return target.startsWith(folderOf(path))
      ? null
      : `${path} imports ${target}: what two folders of pages share goes to a domain's folder`
  if (from === 'DOMAIN' && to === 'DOMAIN')
    return layerFolder(path) === layerFolder(target) || sharedInApp.includes(layerFolder(target) ?? '')
      ? null
      : `${path} imports ${target}: a domain of the app imports no other`
  if (from === to || appPeers.some((peers) => peers.includes(from) && peers.includes(to))) return null
  return appLayerNames.indexOf(from) < appLayerNames.indexOf(to)
    ? null
    : `${path} imports ${target}: ${from} stands below ${to}`
}

/** null: a file that stands in no folder of src. */
function appLayer(path: string): string | null {
  const name = layerFolder(path)
  return name === null || appLayerNames.includes(name) ? name : 'DOMAIN'
}

function layerFolder(path: string): string | null {
  return /^apps\/h5\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
