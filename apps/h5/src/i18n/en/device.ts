import type { Texts } from '#i18n/texts.ts'

export const device: Texts<'device'> = {
  position: 'your location',
  camera: 'the camera',
  pictures: 'your photos',
  microphone: 'the microphone',
  notifications: 'notifications',
  calendar: 'the calendar',
  clipboard: 'the clipboard',
  refused: 'You have not allowed {what}. You can allow it in the settings of your device or browser.',
  missing: 'This device or app does not support {what}.',
  failed: 'Could not use {what}. Please try again.',
}
