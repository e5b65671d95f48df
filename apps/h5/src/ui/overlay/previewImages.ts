import { withWords } from '#i18n/locale.ts'

/** Shows pictures over the whole screen, to be swiped and zoomed; resolves when they are closed. */
export async function previewImages(urls: readonly string[], start = 0): Promise<void> {
  const { openPreview } = await withWords(import('#ui/overlay/ImagePreview.tsx'))
  await openPreview(urls, start)
}
