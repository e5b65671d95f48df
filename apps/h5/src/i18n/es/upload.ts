import type { Texts } from '#i18n/texts.ts'

export const upload: Texts<'upload'> = {
  add: 'Añadir fotos',
  camera: 'Hacer una foto',
  album: 'Elegir de las fotos',
  face: 'Cambiar la foto',
  picture: 'Foto',
  video: 'Vídeo',
  uploading: 'Subiendo',
  retry: 'Toque para reintentar',
  remove: 'Eliminar',
  oversize: 'El archivo es demasiado grande.',
}
