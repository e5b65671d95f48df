import sanitize from 'sanitize-html'

/** Elements of a text; what is inside of others stays, but for those whose inside is no text. */
const allowedTags =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd b strong i em u s sub sup mark table caption thead tbody tfoot tr th td figure figcaption a img'.split(
    ' ',
  )
const noText =
  'script style textarea option noscript iframe object embed svg math template form head title audio video xmp noembed noframes'.split(
    ' ',
  )

const deepest = 40
/** Smaller than this, in px, a picture shows nothing: it tells somebody that it was opened. */
const smallest = 8
/** Hosts and paths of those who count readers, where no size is told. */
const counts =
  /(?:pixel|track(?:er|ing)?|beacon|counter|analytics|doubleclick|feedburner\.com\/~r|feedsportal|hm\.baidu|cnzz|51\.la|scorecardresearch|open\.gif|spacer\.gif|blank\.gif|1x1)/i

/**
 * The HTML of an article as pages may show it: text, tables, https pictures, links; nothing that runs, frames, forms,
 * styles, or counts readers. Links are resolved against `base`, the address of the article.
 */
export function safeHtml(html: string, base: string | null): string {
  return sanitize(html, {
    allowedTags,
    nonTextTags: noText,
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: deepest,
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href }) => ({ tagName, attribs: addressIn('href', href, base) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureIn(attribs, base) }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs['src']) ||
      (['a', 'p', 'li', 'figure', 'h2', 'h3', 'h4'].includes(tag) &&
        text.trim() === '' &&
        mediaChildren.length === 0),
  }).trim()
}

type Attributes = Record<string, string>

function pictureIn(attributes: Attributes, base: string | null): Attributes {
  // What is fetched when it comes into sight stands under another name until then.
  const src = attributes['data-src'] ?? attributes['data-original'] ?? attributes['src']
  const sizes = [attributes['width'], attributes['height']].map((size) => Number.parseInt(size ?? '', 10))
  const isHidden = /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')
  const address = addressIn('src', src, base)
  if (isHidden || sizes.some((size) => size < smallest) || counts.test(address['src'] ?? '')) return {}
  return { ...address, ...(attributes['alt'] && { alt: attributes['alt'] }) }
}

function addressIn(name: string, address: string | undefined, base: string | null): Attributes {
  const text = address?.trim() ?? ''
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base ?? undefined)) return {}
  const url = new URL(text, base ?? undefined)
  return url.username === '' ? { [name]: url.href } : {}
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of cleaned HTML, with a line end where a block ends. */
export function textOfHtml(html: string): string {
  return sanitize(
    html.replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|li|h\d|tr|blockquote|pre|figcaption|dd|dt)>/gi, '\n'),
    {
      allowedTags: [],
      allowedAttributes: {},
      nonTextTags: noText,
      nestingLimit: deepest,
    },
  )
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
