export const agreement = {
  blocked: '链接不可访问',
  blockedText: '为了您的安全，这里只打开本产品的协议页面',
  leave: '将打开外部网站 {host}',
  leaveOpen: '打开',
} as const
