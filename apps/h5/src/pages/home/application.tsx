import { definePage } from '#nav/definePage.tsx'

export default definePage({}, function ApplicationPage() {
  return null
})
