import { newKey } from '@zhzz/client/newKey.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { maxPictureBytes } from '@zhzz/contract/upload/limits.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import { explain } from '#api/explain.ts'
import { sendFile } from '#api/sendFile.ts'
import { t } from '#i18n/t.ts'
import { smallerPicture } from '#platform/smallerPicture.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { pickOrExplain } from '#upload/pickOrExplain.ts'

/**
 * Lets the person choose or take a picture of themselves and sends it. Its square `thumbUrl` is the face: what
 * `person.editInfo` takes as `avatarUrl`. Null when nothing was chosen or it failed, which has then been said.
 * `onBegin` is called once there is a picture.
 */
export async function uploadFace(onBegin: () => void = () => {}): Promise<StoredFile | null> {
  const source = await chooseAction(t('upload.face'), [t('upload.camera'), t('upload.album')])
  if (source === null) return null
  const [file] = await pickOrExplain({ camera: source === 0 })
  if (!file) return null
  onBegin()
  try {
    const body = await smallerPicture(file, maxPictureBytes)
    if (body.size > maxPictureBytes) throw new Failure('tooLarge')
    return await sendFile(body, { scene: 'avatar', clientUid: newKey() })
  } catch (error) {
    explain(error)
    return null
  }
}
