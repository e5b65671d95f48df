import type { Read } from '@zhzz/client/react/useRead.ts'
import type { ReactNode } from 'react'
import { ErrorState } from '#reading/ErrorState.tsx'
import { OfflineRibbon } from '#ui/shown/OfflineRibbon.tsx'

interface LoadedProps<Data> {
  read: Read<Data>
  /** Of the true height of what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The content of a read: skeleton, content, kept content with a ribbon, or what went wrong. */
export function Loaded<Data>({ read, skeleton, children }: LoadedProps<Data>) {
  if (read.data !== undefined) {
    return (
      <>
        <OfflineRibbon fetchedAt={read.fetchedAt} failed={read.error !== null} />
        {children(read.data)}
      </>
    )
  }
  if (read.error) return <ErrorState error={read.error} onReload={read.reload} />
  return <>{skeleton}</>
}
