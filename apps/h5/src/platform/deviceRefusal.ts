/** The parts of a device that a person may refuse us. */
export type Device =
  | 'position'
  | 'camera'
  | 'pictures'
  | 'microphone'
  | 'notifications'
  | 'calendar'
  | 'clipboard'

/** `refused` by the person; `missing` on this device or in this app; `failed` although allowed. */
export type DeviceReason = 'refused' | 'missing' | 'failed'

/** A device call that was not granted; `explain` has the words for it. */
export class DeviceRefusal extends Error {
  readonly device: Device
  readonly reason: DeviceReason

  constructor(device: Device, reason: DeviceReason, message = `${device}:fail ${reason}`) {
    super(message)
    this.device = device
    this.reason = reason
  }
}

/** What a browser's refusal means: DOMException names of the permissions, media and file interfaces. */
export function refusalOf(device: Device, error: unknown): DeviceRefusal {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return new DeviceRefusal(device, 'refused')
  const isMissing = name === 'NotFoundError' || name === 'NotSupportedError'
  return new DeviceRefusal(device, isMissing ? 'missing' : 'failed')
}
