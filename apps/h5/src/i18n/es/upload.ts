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
  oversize: '«{name}» supera los {size} MB y no se puede subir.',
  pickLimit: 'Como máximo {n} a la vez; los últimos {left} no se añadieron.',
  countLimit: 'Como máximo {n} en total; los últimos {left} no se añadieron.',
}
