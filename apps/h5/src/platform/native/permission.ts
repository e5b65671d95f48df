import { Camera } from '@capacitor/camera'
import type { PermissionState } from '@capacitor/core'
import { Geolocation } from '@capacitor/geolocation'

/** Reads the decision without asking for anything; `prompt` also where the device's position is switched off. */
export async function permissionDecision(
  name: 'camera' | 'geolocation',
): Promise<'granted' | 'denied' | 'prompt'> {
  const read = name === 'camera' ? Camera.checkPermissions() : Geolocation.checkPermissions()
  return await read.then(
    (states) => decisionOf('camera' in states ? states.camera : states.location),
    () => 'prompt' as const,
  )
}

function decisionOf(state: PermissionState | 'limited'): 'granted' | 'denied' | 'prompt' {
  if (state === 'limited') return 'granted'
  return state === 'prompt-with-rationale' ? 'prompt' : state
}
