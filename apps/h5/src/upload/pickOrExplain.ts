import { explain } from '#api/explain.ts'
import { type PickOptions, pickPictures } from '#platform/pictures.ts'

/** `pickPictures`, where a refusal of the device is said; none then. */
export async function pickOrExplain(options: PickOptions): Promise<File[]> {
  return await pickPictures(options).catch((error: unknown) => {
    explain(error)
    return []
  })
}
