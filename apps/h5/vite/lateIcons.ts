import type { Plugin } from 'vite'
import { laterIcons } from '#ui/laterIcons.ts'
import { firstScreen, type ModuleGraph } from './chunks.ts'

/** Names of icons in quotes, in modules of the first screen, that come with later screens only. */
export function lateIcons(graph: ModuleGraph): string[] {
  const named = [...firstScreen(graph)]
    .filter((id) => /\/src\/(?!i18n\/).*\.tsx?$/.test(id) && !id.includes('/packages/'))
    .flatMap((id) => {
      const code = graph.getModuleInfo(id)?.code ?? ''
      return Object.keys(laterIcons)
        .filter((name) => new RegExp(`(["'\`])${name}\\1`).test(code))
        .map((name) => `${id}: '${name}' belongs to ui/firstIcons.ts`)
    })
  return [...new Set(named)]
}

/** Fails a build whose first screen has an icon that is not there yet. */
export function firstIcons(): Plugin {
  return {
    name: 'first-icons',
    apply: 'build',
    renderStart() {
      const faults = lateIcons(this)
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}
