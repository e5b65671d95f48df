import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from '#api/sendFile.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser's request that is never answered: it ends as the browser ends it, when its own time is over. */
class Unanswered extends EventTarget {
  static patience: number[] = []
  upload = new EventTarget()
  timeout = 0
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    Unanswered.patience.push(this.timeout)
    this.dispatchEvent(new Event('timeout'))
  }
}

test.each([
  ['image/webp', 60_000],
  ['video/mp4', 180_000],
])('a file of %s that goes unanswered for %i ms is a time-out', async (type, milliseconds) => {
  vi.stubGlobal('XMLHttpRequest', Unanswered)
  vi.stubGlobal('location', { origin: 'https://h5.example.com', search: '' })
  const sending = sendFile(new Blob(['x'], { type }), { scene: 'followUp', clientUid: crypto.randomUUID() })
  await expect(sending).rejects.toMatchObject({ failure: 'timeout' })
  expect(Unanswered.patience.pop()).toBe(milliseconds)
})
