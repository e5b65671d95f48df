import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './vite/brotli.ts'
import { chunkGroups } from './vite/chunks.ts'
import { contractForClient } from './vite/contractForClient.ts'
import { dealtWords } from './vite/dealtWords.ts'
import { firstIcons } from './vite/lateIcons.ts'
import { pagesFile } from './vite/pagesFile.ts'
import { preloadWords } from './vite/preloadWords.ts'
import { serviceWorker } from './vite/serviceWorker.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [
    pagesFile(),
    contractForClient(),
    dealtWords(),
    react(),
    ...(isSsrBuild ? [] : [firstIcons(), preloadWords(), serviceWorker(), brotli()]),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // The page drawn by the server (app/drawOnServer.tsx) is one file with everything in it.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    // Syntax; that the code calls nothing later is a law (tools/laws/fileRules.ts), and what is older is told so in
    // index.html. Safari's is the first with a modal <dialog>.
    target: isSsrBuild ? 'node24' : ['chrome87', 'safari15.4'],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // `this.x = …` where a browser has no class fields, in place of a helper for each.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        codeSplitting: !isSsrBuild && { groups: chunkGroups() },
        // Every name stands in the first script: what is shorter there is a shorter first visit.
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:5][extname]',
        }),
      },
    },
  },
}))
