import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { Row } from '#ui/list/Row.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { uploadFace } from '#upload/uploadFace.ts'

interface AvatarRowProps {
  viewer: ViewerInfo
  onSave: (avatarUrl: string) => Promise<void>
}

/** 头像: the picture, or the first characters of the name; a tap chooses another. */
export function AvatarRow({ viewer, onSave }: AvatarRowProps) {
  const [busy, setBusy] = useState(false)
  const name = viewer.realName ?? viewer.phoneMask

  async function change() {
    const face = await uploadFace(() => setBusy(true))
    if (face?.thumbUrl) await onSave(face.thumbUrl)
    setBusy(false)
  }

  return (
    <Row
      label={t('person.avatar')}
      value={
        busy ? (
          t('upload.uploading')
        ) : (
          <Avatar key={viewer.avatarUrl} name={name} src={viewer.avatarUrl} size={44} />
        )
      }
      onClick={() => void (busy || change())}
    />
  )
}
