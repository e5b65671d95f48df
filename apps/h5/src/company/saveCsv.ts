import { shanghaiToday } from '#i18n/today.ts'
import { saveFile } from '#platform/saveFile.ts'

/** Saves a CSV under a name with today's date. */
export function saveCsv(name: string, text: string): void {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  saveFile(`${name}-${shanghaiToday()}.csv`, 'text/csv;charset=utf-8', btoa(binary))
}
