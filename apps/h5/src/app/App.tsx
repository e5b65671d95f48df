import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#api/queryClient.ts'
import { turnsElsewhere, watchSession } from '#api/session.ts'
import { PageStack } from '#app/PageStack.tsx'
import { currentLocale, watchLocale } from '#i18n/locale.ts'
import { here, watchHistory } from '#nav/history.ts'
import { pageTitle } from '#nav/pageTitle.ts'
import { useOutside } from '#platform/useOutside.ts'
import { DialogHost } from '#ui/overlay/DialogHost.tsx'

/** The whole app. A change of language, and of the session in another window, draws everything anew. */
export function App() {
  const locale = useOutside(watchLocale, currentLocale)
  const turn = useOutside(watchSession, turnsElsewhere)
  const { place } = useOutside(watchHistory, here)
  const title = pageTitle(place.path)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <QueryClientProvider client={queryClient}>
      <PageStack key={`${locale} ${turn}`} />
      <DialogHost />
    </QueryClientProvider>
  )
}
