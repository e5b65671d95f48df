import { isObject } from '#read/flatten.ts'
import { linkOf, listOf, nameOf, textOf, typesOf } from '#read/jsonLd.ts'

type Thing = Record<string, unknown>

const articleTypes =
  /(?:^|[/:#])(?:NewsArticle|AnalysisNewsArticle|BackgroundNewsArticle|OpinionNewsArticle|ReportageNewsArticle|ReviewNewsArticle|Article|BlogPosting)$/
const deepest = 12

/** The articles of schema.org in a JSON-LD document, wherever they stand in it but inside of other articles. */
export function articlesIn(document: unknown, depth = 0): Thing[] {
  if (depth > deepest) return []
  if (Array.isArray(document)) return document.flatMap((item) => articlesIn(item, depth + 1))
  if (!isObject(document)) return []
  if (typesOf(document).some((type) => articleTypes.test(type))) return [document]
  return Object.values(document).flatMap((part) => articlesIn(part, depth + 1))
}

/** An article as a row of news (https://schema.org/NewsArticle), by the names of the fields. */
export function articleRow(article: Thing): Map<string, string> {
  const named = [...listOf(article['about']), ...listOf(article['mentions'])]
  const things = (types: RegExp) =>
    named
      .filter((thing) => isObject(thing) && typesOf(thing).some((type) => types.test(type)))
      .map(nameOf)
      .join(';')
  const fields: [string, string][] = [
    ['title', textOf(article['headline']) || nameOf(article)],
    ['content', textOf(article['articleBody'])],
    ['summary', textOf(article['description']) || textOf(article['abstract'])],
    ['publisher', nameOf(article['publisher']) || nameOf(article['sourceOrganization'])],
    ['author', listOf(article['author']).map(nameOf).filter(Boolean).join('、')],
    ['category', listOf(article['articleSection']).map(textOf).join(';')],
    ['tags', listOf(article['keywords']).map(textOf).join(';')],
    ['published', textOf(article['datePublished']) || textOf(article['dateCreated'])],
    ['url', linkOf(article['url']) || linkOf(article['mainEntityOfPage']) || linkOf(article['@id'])],
    ['guid', textOf(article['identifier'])],
    ['cover', linkOf(listOf(article['image'])[0])],
    ['companies', things(/(?:Organization|Corporation|LocalBusiness)$/)],
    ['exhibitions', things(/(?:Event|EventSeries)$/)],
    ['halls', things(/(?:Place|EventVenue|CivicStructure)$/)],
  ]
  return new Map(fields.filter(([, text]) => text !== ''))
}
