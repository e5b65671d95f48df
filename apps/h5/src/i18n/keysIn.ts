const literal = /(['"`])([a-zA-Z]+\.\w+)\1/g
const template = /`([a-zA-Z]+\.\w*)\$\{[^`]*?\}(\w*)`/g

/**
 * The keys of words that a source text names: in quotes, or as a template that begins with a domain (`failure.${name}`
 * names all of failure). The types of `t` let no key be made in another way.
 */
export function keysIn(text: string, keys: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const [, , key = ''] of text.matchAll(literal)) if (keys.has(key)) found.add(key)
  for (const [, start = '', end = ''] of text.matchAll(template))
    for (const key of keys) if (key.startsWith(start) && key.endsWith(end)) found.add(key)
  return found
}
