const deepest = 5
const mostKeys = 500
/** Keys under which formats keep the value itself: lei-cdf, XML turned to JSON, JSON-LD. */
const itself = new Set(['$', '#text', '@value', '_text'])

export class TooNested extends Error {
  override name = 'TooNested'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/**
 * The values of an object as texts by their path: `{"a": {"b": 1}}` is `a.b`. Of a list the values stand with `;` between
 * them, of a list of objects those of each key. What is nested deeper than five levels is refused: TooNested.
 */
export function flatten(object: Record<string, unknown>): Map<string, string> {
  const texts = new Map<string, string>()
  add(texts, '', object, 0)
  return texts
}

function add(texts: Map<string, string>, path: string, value: unknown, depth: number) {
  if (value === null || value === undefined || value === '') return
  if (depth > deepest) throw new TooNested(`${path} is nested deeper than ${deepest} levels`)
  if (Array.isArray(value)) {
    for (const item of value) add(texts, path, item, Array.isArray(item) ? depth + 1 : depth)
    return
  }
  if (!isObject(value)) {
    const before = texts.get(path)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    texts.set(path, before === undefined ? text : `${before};${text}`)
    if (texts.size > mostKeys) throw new TooNested(`more than ${mostKeys} values in one object`)
    return
  }
  for (const [key, part] of Object.entries(value))
    add(texts, itself.has(key) ? path : path === '' ? key : `${path}.${key}`, part, depth + 1)
}
