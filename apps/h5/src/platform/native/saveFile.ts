import { shareFile } from '#platform/native/shareFile.ts'

/** A web view has no downloads: the system's sheet saves the file, or opens it. */
export function saveFile(name: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  saveBlob(name, new Blob([bytes], { type }))
}

export function saveBlob(name: string, content: Blob): void {
  void shareFile(name, content)
}
