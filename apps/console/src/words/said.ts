import { accessKeys } from '#words/accessKeys.ts'
import { announcements } from '#words/announcements.ts'
import { articles } from '#words/articles.ts'
import { catalogue } from '#words/catalogue.ts'
import { content } from '#words/content.ts'
import { correct } from '#words/correct.ts'
import { correctFacts } from '#words/correctFacts.ts'
import { data } from '#words/data.ts'
import { duplicates } from '#words/duplicates.ts'
import { entry } from '#words/entry.ts'
import { health } from '#words/health.ts'
import { match } from '#words/match.ts'
import { names } from '#words/names.ts'
import { operating } from '#words/operating.ts'
import { people } from '#words/people.ts'
import { privacy } from '#words/privacy.ts'
import { running } from '#words/running.ts'
import { textMessages } from '#words/textMessages.ts'
import { waiting } from '#words/waiting.ts'

/** Everything that the console says, a file for each area. */
export const said = {
  ...entry,
  ...waiting,
  ...people,
  ...content,
  ...running,
  ...operating,
  ...data,
  ...health,
  ...match,
  ...duplicates,
  ...correct,
  ...correctFacts,
  ...names,
  ...accessKeys,
  ...announcements,
  ...privacy,
  ...articles,
  ...catalogue,
  ...textMessages,
}
