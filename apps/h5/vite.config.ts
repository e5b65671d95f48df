import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './vite/brotli.ts'
import { contractForClient } from './vite/contractForClient.ts'
import { pagesFile } from './vite/pagesFile.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [pagesFile(), contractForClient(), react(), brotli()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: ['chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'query',
              test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
              priority: 30,
            },
            {
              name: 'forms',
              test: /node_modules[\\/](antd-mobile|antd-mobile-icons|@react-spring|@use-gesture|rc-)/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
})
