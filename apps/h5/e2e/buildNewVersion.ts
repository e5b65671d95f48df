import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'

/**
 * `node buildNewVersion.ts <folder> <version>`: the app as it will be in another version. A process of its own, because
 * the build reads NODE_ENV.
 */
const [folder = '', version = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(root, 'vite.config.ts'),
)
const plugins = [loaded?.config.plugins].flat(4)
await build({
  ...loaded?.config,
  configFile: false,
  logLevel: 'error',
  // Nobody saves bytes here.
  plugins: [
    ...plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'brotli')),
    {
      name: 'another-version',
      transform: {
        filter: { id: /platform\/version\.ts$/ },
        handler: (code) => code.replace('V1.0.1', version),
      },
    },
  ],
  build: { ...loaded?.config.build, outDir: folder, emptyOutDir: true },
})
