import { definePage } from '#nav/definePage.tsx'

export default definePage({}, function MyPage() {
  return null
})
