/** What the owner of the device decided about a permission. */
type PermissionDecision = 'granted' | 'denied' | 'prompt'

/** Reads the decision without asking for anything; `prompt` where the browser does not tell. */
export async function permissionDecision(name: 'camera' | 'geolocation'): Promise<PermissionDecision> {
  try {
    return (await navigator.permissions.query({ name })).state
  } catch {
    return 'prompt'
  }
}
