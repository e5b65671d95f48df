import { declared } from '#settings/declared.ts'

/** The settings that may be set in the console, too, by their names, in the order of the table. */
export const liveSettings = new Map(
  Object.entries(declared).flatMap(([group, settings]) =>
    Object.entries(settings).flatMap(([name, setting]) =>
      setting.isLive && !setting.isSecret ? [[name, { group, ...setting }] as const] : [],
    ),
  ),
)
