import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './vite/brotli.ts'
import { contractForClient } from './vite/contractForClient.ts'
import { pagesFile } from './vite/pagesFile.ts'
import { preloadWords } from './vite/preloadWords.ts'
import { serviceWorker } from './vite/serviceWorker.ts'

/** A first visit fetches vendor, base and the words of one language; each further page little more. */
const vendor =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack\/(react-query|query-core))\//
const base =
  /src\/(?!app\/(start|openAppUpdate)|api\/(kept|sendFile|useReadPages)|platform\/(pictures|newVersion|position|recorder|microphone|notif|font|calendar|smaller|native|share\.(wechat|native))|support\/showMessage)(app|nav|api|platform|i18n|support|agreement|pages\/home|reading\/(Error|Loaded)|account\/(sign|consent|askAgreement)|ui\/(?!Code|Number|Zoom|zoom|ImagePreview|Choice|List|Virtual|Filter|Tabs|Locked|Tree|DateRange|Option|Field|TextField|DateTime|Checkbox|Facts|BottomBar))\w*(\/?\w+)?\.(ts|tsx|css|module\.css)$|contract\/src\/((?!followUp|member|person|prediction|search|team)\w+\/calls|failure)\.ts/
/** What begins when the first screen stands. */
const later = /src\/(app\/(start|openAppUpdate)|api\/kept|platform\/newVersion)|node_modules\/idb-keyval/
/** What several other pages share: cards, lists, filters, form fields. */
const parts = /src\/(?!pages\/|i18n\/\w+[-\w]*\/)|@tanstack\/(react-)?virtual/

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [
    pagesFile(),
    contractForClient(),
    react(),
    ...(isSsrBuild ? [] : [preloadWords(), serviceWorker(), brotli()]),
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
      output: {
        codeSplitting: !isSsrBuild && {
          groups: [
            { name: 'vendor', test: vendor, priority: 40 },
            { name: 'base', test: base, priority: 30 },
            { name: 'later', test: later, priority: 25 },
            { name: 'parts', test: parts, priority: 20 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 20 },
          ],
        },
      },
    },
  },
}))
