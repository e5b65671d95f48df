import { describe, expect, test } from 'vitest'
import { safeHtml, textOfHtml } from '#news/safeHtml.ts'

const base = 'https://news.example.com/2026/a.html'

describe('what attacks is gone, the words stay', () => {
  test.each([
    ['<p>字<script>alert(1)</script></p>', '<p>字</p>'],
    ['<SCRIPT SRC=//x.example/x.js></SCRIPT><p>字</p>', '<p>字</p>'],
    ['<p>字</p><scr<script>ipt>alert(1)</script>', '<p>字</p>ipt&gt;alert(1)'],
    ['<style>p{background:url(https://x.example/t)}</style><p>字</p>', '<p>字</p>'],
    [
      '<p onclick="alert(1)" onmouseover=alert(1) style="position:fixed" class="x" id="y">字</p>',
      '<p>字</p>',
    ],
    ['<a href="javascript:alert(1)">字</a>', '<a>字</a>'],
    ['<a href=" java\nscript:alert(1)">字</a>', '<a>字</a>'],
    ['<a href="&#106;avascript:alert(1)">字</a>', '<a>字</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">字</a>', '<a>字</a>'],
    ['<a href="vbscript:msgbox(1)">字</a>', '<a>字</a>'],
    ['<p>字<img src=x onerror=alert(1)></p>', '<p>字<img src="https://news.example.com/2026/x" /></p>'],
    ['<p>字<img src="javascript:alert(1)"></p>', '<p>字</p>'],
    ['<p>字<img src="data:image/svg+xml,<svg onload=alert(1)>"></p>', '<p>字</p>'],
    ['<p>字<img src="http://x.example/a.jpg"></p>', '<p>字</p>'],
    ['<iframe src="https://x.example"></iframe><p>字</p>', '<p>字</p>'],
    ['<object data="x.swf"></object><embed src="x"><p>字</p>', '<p>字</p>'],
    ['<svg><script>alert(1)</script><a xlink:href="javascript:1">x</a></svg><p>字</p>', '<p>字</p>'],
    ['<math><mi xlink:href="javascript:1">x</mi></math><p>字</p>', '<p>字</p>'],
    ['<form action="https://x.example"><input name=a><button>x</button></form><p>字</p>', '<p>字</p>'],
    [
      '<meta http-equiv="refresh" content="0;url=https://x.example"><base href="https://x.example/"><p>字</p>',
      '<p>字</p>',
    ],
    ['<link rel=stylesheet href="https://x.example/x.css"><p>字</p>', '<p>字</p>'],
    ['<p>字</p><!--[if IE]><script>alert(1)</script><![endif]-->', '<p>字</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>字</p>', '<p>字</p>'],
    [
      '<table background="javascript:1"><tr><td colspan=2 style="x">字</td></tr></table>',
      '<table><tr><td colspan="2">字</td></tr></table>',
    ],
    ['<a href="https://user:pass@x.example/">字</a>', '<a>字</a>'],
    ['<p>字</p><video src="https://x.example/a.mp4" autoplay></video>', '<p>字</p>'],
  ])('%s', (html, safe) => {
    expect(safeHtml(html, base)).toBe(safe)
  })
})

test.each([
  '<img src="https://x.example/a.gif" width="1" height="1">',
  '<img src="https://x.example/a.gif" width=0>',
  '<img src="https://x.example/a.gif" style="display:none">',
  '<img src="https://hm.baidu.com/hm.gif?si=1">',
  '<img src="https://x.example/pixel?user=1">',
  '<img src="https://x.example/1x1.gif">',
])('what only counts readers is gone: %s', (html) => {
  expect(safeHtml(`<p>字</p>${html}`, base)).toBe('<p>字</p>')
})

test('a picture that is fetched late, a link beside the page and a table stay', () => {
  expect(safeHtml('<p><img data-src="/p.jpg" src="https://x.example/blank.gif" alt="图"></p>', base)).toBe(
    '<p><img src="https://news.example.com/p.jpg" alt="图" /></p>',
  )
  expect(safeHtml('<a href="../b.html">字</a>', base)).toBe(
    '<a href="https://news.example.com/b.html">字</a>',
  )
})

test('twenty thousand elements in each other are cleaned at once', () => {
  const began = performance.now()
  expect(safeHtml(`${'<div>'.repeat(20_000)}字${'</div>'.repeat(20_000)}`, base)).toContain('字')
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('the words of HTML, a line for each block', () => {
  expect(textOfHtml('<p>甲 &amp; 乙<br>丙</p><ul><li>丁</li></ul>')).toBe('甲 & 乙\n丙\n丁')
})
