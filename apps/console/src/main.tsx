import 'antd/dist/reset.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '#App.tsx'
import { queryClient } from '#api.ts'
import { Language } from '#Language.tsx'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename="/console">
          <Language>
            <App />
          </Language>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
