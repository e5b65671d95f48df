import { useQuery } from '@tanstack/react-query'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import { currentLocale } from '#i18n/locale.ts'
import { type DocumentName, documentUrl } from '#nav/documents.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import styles from '#reading/StaticDocument.module.css'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** The part of a static document that is in one language. */
async function readDocument(name: DocumentName, locale: string): Promise<string> {
  const response = await fetch(documentUrl(name)).catch(() => {
    throw new Unreachable('network')
  })
  if (!response.ok) throw new Unreachable('network')
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  return parsed.querySelector(`article[lang="${locale}"]`)?.innerHTML ?? ''
}

/** One of our static documents inside the app, in the chosen language. */
export function StaticDocument({ name }: { name: DocumentName }) {
  const locale = currentLocale()
  const { data, error, refetch } = useQuery({
    queryKey: ['document', name, locale],
    queryFn: () => readDocument(name, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ErrorState error={error} onReload={() => void refetch()} />
  if (data === undefined) {
    return (
      <Cards>
        <Skeleton rows={4} height={160} />
      </Cards>
    )
  }
  // Our own file from our own origin, which holds no script.
  return <article className={styles.text} dangerouslySetInnerHTML={{ __html: data }} />
}
