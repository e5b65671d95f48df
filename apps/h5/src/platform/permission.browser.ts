/** What the owner of the device decided about a permission. */
export type PermissionDecision = 'granted' | 'denied' | 'prompt'

/** Reads the decision without asking for anything; `prompt` where the browser does not tell. */
export async function permissionDecision(
  name: 'geolocation' | 'camera' | 'microphone' | 'notifications',
): Promise<PermissionDecision> {
  try {
    return (await navigator.permissions.query({ name })).state
  } catch {
    return 'prompt'
  }
}
