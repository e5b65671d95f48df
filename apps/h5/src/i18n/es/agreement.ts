import type { Texts } from '#i18n/texts.ts'

export const agreement: Texts<'agreement'> = {
  blocked: 'Este enlace no se puede abrir',
  blockedText: 'Por su seguridad, aquí solo se abren las páginas legales de este producto',
  leave: 'Se abrirá otro sitio: {host}',
  leaveOpen: 'Abrir',
}
