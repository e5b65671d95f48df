import type { Texts } from '#i18n/texts.ts'

export const device: Texts<'device'> = {
  position: 'su ubicación',
  camera: 'la cámara',
  pictures: 'sus fotos',
  microphone: 'el micrófono',
  notifications: 'las notificaciones',
  calendar: 'el calendario',
  clipboard: 'el portapapeles',
  refused: 'No ha permitido usar: {what}. Puede permitirlo en los ajustes del dispositivo o del navegador.',
  missing: 'Este dispositivo o esta aplicación no admite: {what}.',
  failed: 'No se pudo usar: {what}. Inténtelo de nuevo.',
}
