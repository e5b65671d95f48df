/** What the app is made of: package and licence. */
export const openSource = [
  { name: '@tanstack/react-query', licence: 'MIT' },
  { name: '@tanstack/react-virtual', licence: 'MIT' },
  { name: 'altcha-lib', licence: 'MIT' },
  { name: 'dompurify', licence: '(MPL-2.0 OR Apache-2.0)' },
  { name: 'leaflet', licence: 'BSD-2-Clause' },
  { name: 'react', licence: 'MIT' },
  { name: 'react-dom', licence: 'MIT' },
] as const
