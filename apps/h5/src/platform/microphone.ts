import { DeviceRefusal, refusalOf } from '#platform/deviceRefusal.ts'

export interface Recording {
  /** Ends it and frees the microphone; what was heard. */
  stop: () => Promise<Blob>
}

/** Listens from now on; the person is asked for the microphone. Rejects with DeviceRefusal. */
export async function record(): Promise<Recording> {
  const { mediaDevices } = navigator
  if (!mediaDevices || !('MediaRecorder' in window)) throw new DeviceRefusal('microphone', 'missing')
  const stream = await mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw refusalOf('microphone', error)
  })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  return {
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          for (const track of stream.getTracks()) track.stop()
          resolve(new Blob(parts, { type: recorder.mimeType }))
        })
        recorder.stop()
      }),
  }
}
