import { Clipboard } from '@capacitor/clipboard'

/** Copies text; false when the device refuses. */
export function copyText(text: string): Promise<boolean> {
  return Clipboard.write({ string: text }).then(
    () => true,
    () => false,
  )
}
