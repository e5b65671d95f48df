import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunks.ts'
import { contractForClient } from './vite/contractForClient.ts'
import { dealtWords } from './vite/dealtWords.ts'
import { nativeModules } from './vite/nativeModules.ts'
import { pagesFile } from './vite/pagesFile.ts'

/** The app as the packaged one holds it (apps/native): its own platform, no service worker, nothing compressed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [nativeModules(), pagesFile(), contractForClient(), dealtWords(), react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // Of the web views that the package asks for (apps/native/src/declared.ts).
    target: ['chrome87', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
})
