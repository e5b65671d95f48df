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
  oversize: '“{name}” is larger than {size} MB and cannot be uploaded.',
  pickLimit: 'At most {n} at a time; the last {left} were not added.',
  countLimit: 'At most {n} in all; the last {left} were not added.',
}
