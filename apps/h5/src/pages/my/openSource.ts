/** What the app is made of: package and licence; held to the app's dependencies by a test. */
export const openSource = [
  { name: '@tanstack/react-query', licence: 'MIT' },
  { name: '@tanstack/react-virtual', licence: 'MIT' },
  { name: 'react', licence: 'MIT' },
  { name: 'react-dom', licence: 'MIT' },
] as const
