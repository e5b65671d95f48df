import type { Output } from '@zhzz/contract/endpoint.ts'
import type { news } from '@zhzz/contract/news/calls.ts'

/** What the page is told of an article. */
export type NewsDetail = Output<typeof news.detail>
