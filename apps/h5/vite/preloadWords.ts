import type { Plugin } from 'vite'
import { dealtFile } from './dealtWords.ts'

const usual = dealtFile('zh-Hans', 'first')

/** Lets the browser fetch the first words of the usual language beside the code, not after it. */
export function preloadWords(): Plugin {
  return {
    name: 'preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const words = Object.values(bundle ?? {}).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId === usual,
        )
        if (!words) throw new Error('no chunk of the words of zh-Hans')
        return [
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/h5/${words.fileName}` },
            injectTo: 'head',
          },
        ]
      },
    },
  }
}
