import type { BrowserContext, Page } from 'playwright-core'
import { vi } from 'vitest'
import { bridgeScript, pluginHeaders } from '#e2e/native/pluginHeaders.ts'

/** What the page sends over the bridge (native-bridge.js, toNative). */
export interface Message {
  callbackId: string
  pluginId: string
  methodName: string
  options: Readonly<Record<string, unknown>>
}

type State = 'granted' | 'denied' | 'prompt'

/** The device behind the bridge; a test changes it. */
export interface Device {
  system: 'android' | 'ios'
  /** What the person decided, or decides when asked. */
  location: State
  camera: State
  notifications: State
  /** The key store of the system: it outlives the page. */
  secrets: Map<string, string>
  launchUrl: string | null
  connected: boolean
  /** Shown at the system's sheet: whether the person goes through with it. */
  shares: boolean
  pending: { id: number }[]
}

export const usualDevice = (): Device => ({
  system: 'android',
  location: 'granted',
  camera: 'granted',
  notifications: 'granted',
  secrets: new Map(),
  launchUrl: null,
  connected: true,
  shares: true,
  pending: [],
})

/** What the native side rejects with. */
class Refused extends Error {}

type Answers = Record<string, (options: Record<string, unknown>) => unknown>

function answersOf(device: Device): Answers {
  const photo = { type: 0, saved: false, webPath: 'https://localhost/_capacitor_file_/taken.png' }
  const position = { timestamp: 1, coords: { latitude: 31.2, longitude: 121.5, accuracy: 30 } }
  return {
    'App.getLaunchUrl': () => (device.launchUrl === null ? undefined : { url: device.launchUrl }),
    'Camera.checkPermissions': () => ({ camera: device.camera, photos: 'granted' }),
    'Camera.takePhoto': () => {
      if (device.camera === 'denied') throw new Refused('User denied access to camera')
      return photo
    },
    'Camera.chooseFromGallery': () => ({ results: [photo] }),
    'Filesystem.writeFile': ({ path }) => ({ uri: `file:///cache/${String(path)}` }),
    'Geolocation.checkPermissions': () => ({ location: device.location }),
    'Geolocation.getCurrentPosition': () => {
      if (device.location === 'denied') throw new Refused('Location permission request was denied.')
      return position
    },
    'LocalNotifications.getPending': () => ({ notifications: device.pending }),
    'LocalNotifications.requestPermissions': () => ({ display: device.notifications }),
    'LocalNotifications.schedule': ({ notifications }) => {
      if (Array.isArray(notifications)) device.pending.push(...notifications)
      return { notifications }
    },
    'LocalNotifications.cancel': () => {
      device.pending.length = 0
    },
    'Network.getStatus': () => ({ connected: device.connected, connectionType: 'wifi' }),
    'PushNotifications.requestPermissions': () => ({ receive: device.notifications }),
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({
      data: device.secrets.get(String(prefixedKey)) ?? null,
    }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => {
      device.secrets.set(String(prefixedKey), String(data))
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({
      success: device.secrets.delete(String(prefixedKey)),
    }),
    'Share.share': () => {
      if (!device.shares) throw new Refused('Share canceled')
      return {}
    },
  }
}

export interface Shell {
  device: Device
  /** What the page asked, in order. */
  asked: Message[]
  /** The newest call of a method `Plugin.method`, once there is one; and from then on. */
  newest: (method: string) => Promise<Message['options']>
  count: (method: string) => number
  /** The native side tells the page of something. */
  emit: (plugin: string, event: string, data?: unknown) => Promise<void>
}

/**
 * The native side of Capacitor as a page sees it: the script of Capacitor that it puts before a page, the plugins that the
 * package holds, and behind the bridge a device.
 */
export async function startShell(context: BrowserContext, page: Page, device: Device): Promise<Shell> {
  const asked: Message[] = []
  const answers = answersOf(device)
  const headers = pluginHeaders(device.system)
  let listeners: Message[] = []
  // A page that is just being loaded takes no answer yet; one that was left has no use of it.
  const answer = (result: object) =>
    vi
      .waitFor(
        () => page.evaluate((given) => Reflect.get(window, 'Capacitor').fromNative(given), result),
        5_000,
      )
      .catch(() => null)
  await context.exposeBinding('toShell', async (_source, text: string) => {
    // A new page has no listeners yet.
    if (text === '') return void (listeners = [])
    const message: Message = JSON.parse(text)
    const { pluginId, methodName, callbackId, options } = message
    asked.push(message)
    if (
      !headers.some(
        ({ name, methods }) => name === pluginId && methods.some((one) => one.name === methodName),
      )
    )
      throw new Error(`${pluginId}.${methodName} is exported by no plugin of the package`)
    if (methodName === 'addListener') return void listeners.push(message)
    if (methodName === 'removeListener') {
      listeners = listeners.filter((one) => one.callbackId !== options['callbackId'])
      return
    }
    const about = { pluginId, methodName, callbackId }
    try {
      const data = answers[`${pluginId}.${methodName}`]?.({ ...options })
      await answer({ ...about, save: false, success: true, data })
    } catch (error) {
      const said = error instanceof Error ? error.message : ''
      await answer({ ...about, save: false, success: false, error: { message: said } })
    }
  })
  const bridge = {
    android: 'window.androidBridge = { postMessage: (text) => void window.toShell(text) }',
    // The shell answers questions of the bridge in the place of a dialog.
    ios: 'window.prompt = () => "false"; window.webkit = { messageHandlers: { bridge: { postMessage: (data) => void window.toShell(JSON.stringify(data)) } } }',
  }
  await context.addInitScript({
    content: [
      "void window.toShell('')",
      bridge[device.system],
      'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} }',
      "window.WEBVIEW_SERVER_URL = 'https://localhost'",
      bridgeScript(device.system),
      `window.Capacitor.PluginHeaders = ${JSON.stringify(headers)}`,
    ].join('\n'),
  })
  const called = (method: string) => asked.filter((one) => `${one.pluginId}.${one.methodName}` === method)
  return {
    device,
    asked,
    count: (method) => called(method).length,
    newest: (method) =>
      vi.waitFor(() => {
        const message = called(method).at(-1)
        if (!message) throw new Error(`${method} was not asked for`)
        return message.options
      }, 20_000),
    async emit(plugin, event, data = {}) {
      await vi.waitFor(() => {
        if (!listeners.some((one) => one.pluginId === plugin && one.options['eventName'] === event))
          throw new Error(`nobody listens to ${plugin} ${event}`)
      }, 20_000)
      for (const { pluginId, methodName, callbackId, options } of listeners)
        if (pluginId === plugin && options['eventName'] === event)
          await answer({ pluginId, methodName, callbackId, save: true, success: true, data })
    },
  }
}
