import { words } from '#i18n/words.ts'

export const agreement = words({
  blocked: [
    '链接不可访问',
    '連結不可訪問',
    'This link cannot be opened',
    'Ce lien ne peut pas être ouvert',
    'Este enlace no se puede abrir',
  ],
  blockedText: [
    '为了您的安全，这里只打开本产品的协议页面',
    '為了您的安全，這裡只打開本產品的協議頁面',
    'For your safety, only this product’s own agreement pages open here',
    'Pour votre sécurité, seules les pages de conditions de ce produit s’ouvrent ici',
    'Por su seguridad, aquí solo se abren las páginas legales de este producto',
  ],
  leave: [
    '将打开外部网站 {host}',
    '將開啟外部網站 {host}',
    'This opens another website: {host}',
    'Un autre site va s’ouvrir : {host}',
    'Se abrirá otro sitio: {host}',
  ],
  leaveOpen: ['打开', '開啟', 'Open', 'Ouvrir', 'Abrir'],
})
