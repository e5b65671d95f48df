import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the native side tells the page of a plugin before its first script. */
export interface PluginHeader {
  name: string
  methods: { name: string; rtype?: string }[]
}

const modules = join(import.meta.dirname, '../../../../node_modules')
export const bridgeScripts = {
  android: '@capacitor/android/capacitor/src/main/assets/native-bridge.js',
  ios: '@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js',
} as const

/** The script of Capacitor that each system puts before a page. */
export function bridgeScript(system: 'android' | 'ios'): string {
  return readFileSync(join(modules, bridgeScripts[system]), 'utf8')
}

/** What every plugin has of Capacitor itself. */
const inherited = [
  { name: 'addListener' },
  { name: 'removeListener' },
  ...['removeAllListeners', 'checkPermissions', 'requestPermissions'].map((name) => ({
    name,
    rtype: 'promise',
  })),
]

/** The plugins that the package holds with the methods that their native sources export: a call of another is refused. */
export function pluginHeaders(system: 'android' | 'ios'): PluginHeader[] {
  const { devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  )
  return Object.keys(devDependencies)
    .filter((name) => /^@(?:capacitor|aparajita)\/(?!core$)/.test(name))
    .map((name) => (system === 'android' ? androidHeader : iosHeader)(join(modules, name)))
}

/** https://capacitorjs.com/docs/plugins/android */
function androidHeader(folder: string): PluginHeader {
  const path = globSync('android/src/main/**/*.{java,kt}', { cwd: folder }).find((file) =>
    readFileSync(join(folder, file), 'utf8').includes('@CapacitorPlugin'),
  )
  const text = readFileSync(join(folder, path ?? ''), 'utf8')
  const [, name = ''] = /@CapacitorPlugin\([^)]*?name = "(\w+)"/.exec(text) ?? []
  const exported =
    /@PluginMethod(?:\((?:returnType\s*=\s*)?PluginMethod\.RETURN_(\w+)\))?(?:\(\))?\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:override )?(?:public void|fun) (\w+)/g
  const methods = [...text.matchAll(exported)].map(([, kind = 'PROMISE', method = '']) => ({
    name: method,
    ...(kind !== 'NONE' && { rtype: kind.toLowerCase() }),
  }))
  return { name, methods: [...methods, ...inherited] }
}

/** https://capacitorjs.com/docs/plugins/ios */
function iosHeader(folder: string): PluginHeader {
  const path = globSync('ios/Sources/**/*.swift', { cwd: folder }).find((file) =>
    readFileSync(join(folder, file), 'utf8').includes('CAPBridgedPlugin'),
  )
  const text = readFileSync(join(folder, path ?? ''), 'utf8')
  const [, name = ''] = /jsName = "(\w+)"/.exec(text) ?? []
  const exported =
    /(?:CAPPluginMethod|\.init)\((?:name: "(\w+)"|#selector\((\w+)[^)]*\))(?:, returnType: (?:CAPPluginReturn|\.)(\w+))?\)/g
  const methods = [...text.matchAll(exported)].map(([, plain, selected, kind = 'promise']) => ({
    name: plain ?? selected ?? '',
    rtype: kind.toLowerCase(),
  }))
  return { name: name || dirname(folder), methods: [...methods, ...inherited] }
}
