import { newKey } from '@zhzz/client/newKey.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { maxPictureBytes, maxVideoSeconds } from '@zhzz/contract/upload/limits.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '#api/explain.ts'
import { sendFile } from '#api/sendFile.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'
import { smallerPicture } from '#platform/smallerPicture.ts'
import { videoSeconds } from '#platform/videoSeconds.ts'

export type Scene = 'avatar' | 'followUp' | 'authentication'

/** A file that is not yet with the server. One that is (`success`) is in the list of stored files. */
export interface Pending {
  uid: string
  /** Of the file on this device. */
  preview: string
  isVideo: boolean
  status: 'uploading' | 'failed'
  /** 0 to 1. */
  progress: number
  /** Why it failed, in the person's language. */
  reason: string | null
  /** Another try may help; it is made by itself when the network comes back. */
  canRetry: boolean
}

interface UploadRules {
  scene: Scene
  /** Bytes. */
  maxSize: number
  onStored: (file: StoredFile) => void
  onOversize: (file: File) => void
}

/** The uploads of one field that are under way or have failed. */
export function useUploads({ scene, maxSize, onStored, onOversize }: UploadRules) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const files = useRef(new Map<string, { file: File; stop: AbortController }>())
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  })

  const change = (uid: string, changed: Partial<Pending>) =>
    setPending((items) => items.map((item) => (item.uid === uid ? { ...item, ...changed } : item)))

  function forget(uid: string, preview: string) {
    files.current.get(uid)?.stop.abort()
    files.current.delete(uid)
    URL.revokeObjectURL(preview)
    setPending((items) => items.filter((item) => item.uid !== uid))
  }

  async function begin({ uid, preview, isVideo }: Pending) {
    const known = files.current.get(uid)
    if (!known) return
    change(uid, { status: 'uploading', progress: 0, reason: null })
    try {
      const seconds = isVideo ? await videoSeconds(known.file) : null
      if (seconds !== null && seconds > maxVideoSeconds + 0.5) throw new Failure('videoTooLong')
      const body = isVideo ? known.file : await smallerPicture(known.file, maxPictureBytes)
      const stored = await sendFile(
        body,
        { scene, clientUid: uid, name: known.file.name.slice(0, 200) },
        { signal: known.stop.signal, onProgress: (progress) => change(uid, { progress }) },
      )
      forget(uid, preview)
      latest.current(stored)
    } catch (error) {
      const canRetry = error instanceof Unreachable || (error instanceof Failure && passing(error))
      change(uid, { status: 'failed', reason: failureText(error), canRetry })
    }
  }

  function add(chosen: readonly File[]) {
    for (const file of chosen) {
      const isVideo = file.type.startsWith('video/')
      if (file.size > maxSize) {
        onOversize(file)
        continue
      }
      const item: Pending = {
        uid: newKey(),
        preview: URL.createObjectURL(file),
        isVideo,
        status: 'uploading',
        progress: 0,
        reason: null,
        canRetry: true,
      }
      files.current.set(item.uid, { file, stop: new AbortController() })
      setPending((items) => [...items, item])
      void begin(item)
    }
  }

  const tryAgain = useEffectEvent(() => {
    if (!isOnline()) return
    for (const item of pending) if (item.status === 'failed' && item.canRetry) void begin(item)
  })
  useEffect(() => {
    // The network may have come back while the page lay behind another.
    const timer = setTimeout(() => tryAgain(), 0)
    const end = watchNetwork(() => tryAgain())
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])

  return { pending, add, retry: (item: Pending) => void begin(item), remove: forget }
}

const passingFailures: readonly FailureName[] = ['busy', 'diskFull', 'server', 'tooManyRequests', 'signedOut']

/** The server could not just now; every other refusal holds for this file. */
function passing({ failure }: Failure): boolean {
  return passingFailures.includes(failure)
}
