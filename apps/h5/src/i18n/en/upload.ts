import type { Texts } from '#i18n/texts.ts'

export const upload: Texts<'upload'> = {
  add: 'Add photos',
  camera: 'Take a photo',
  album: 'Choose from photos',
  face: 'Change the picture',
  picture: 'Photo',
  video: 'Video',
  uploading: 'Uploading',
  retry: 'Tap to retry',
  remove: 'Remove',
  oversize: 'The file is too large to upload.',
}
