import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Asked } from '#waiting/WaitingPage.tsx'

/** Which rows are shown; a link may say so: `?state=answered&no=12`. */
export function useAsked() {
  const [params] = useSearchParams()
  return useState<Asked>(params.get('state') === 'answered' ? 'answered' : 'waiting')
}
