import { declared } from '#settings/declared.ts'

const head = `# Settings

Written by \`npm run settings\` from \`apps/api/src/settings/declared.ts\`. Each is a variable of the environment. They are read once, at the start,
before anything is made; a value that cannot be used is refused in one sentence, and the server ends with 1. A secret (🔑) is never printed: keep it out
of the command line, in a file that only the server's user reads (\`EnvironmentFile\` of the unit, \`.env\` of compose).

What is marked ⟳ may also be set in the console (运行设置, role \`running\`) while the servers run: that goes before the environment, on every node
within seconds, until it is put back.
`

/** The page of all settings, as Markdown. */
export function settingsPage(): string {
  const groups = Object.entries(declared).map(([title, settings]) => {
    const rows = Object.entries(settings).map(
      ([name, { usual, says, isSecret, isLive }]) =>
        `| \`${name}\`${isSecret ? ' 🔑' : ''}${isLive ? ' ⟳' : ''} | ${usual} | ${says} |`,
    )
    return `\n## ${title}\n\n| Variable | Default | |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return head + groups.join('')
}
