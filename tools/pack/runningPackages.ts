type Entry = {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** package-lock.json, as far as it is looked at. */
export type Lock = { packages: Record<string, Entry> }

/**
 * Folders of the packages that a workspace needs to run, and those of the workspaces among them, by the lock: what is only built
 * with, or bundled into the app, is not there. One of another platform is named, too, whether it is installed or not.
 */
export function runningPackages(
  { packages }: Lock,
  workspace: string,
): { packages: string[]; workspaces: string[] } {
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(packages, path, name)
      const target = at === undefined ? undefined : (packages[at]?.resolved ?? at)
      if (at !== undefined && target !== undefined) follow(packages[at]?.link ? target : at)
    }
  }
  follow(workspace)
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {})) follow(`node_modules/${name}`)
  const isForeign = (path: string) => path.includes('node_modules/')
  const all = [...found].sort()
  return { packages: all.filter(isForeign), workspaces: all.filter((path) => !isForeign(path)) }
}

/** Where Node would find it: beside the one who asks, or in a folder above. */
function placeOf(packages: Lock['packages'], asking: string, name: string): string | undefined {
  for (let from = asking; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
    const at = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
    if (packages[at] !== undefined) return at
    if (from === '') return undefined
  }
}
