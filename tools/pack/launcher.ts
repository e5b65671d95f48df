/** What an operator runs; each stands in package.json as `npm run <name>`. */
const commands = ['admin', 'import', 'sample', 'backup', 'restore', 'move', 'predict']

/**
 * The one file that is started of what was unpacked: `./zhzz` is `npm start`, `./zhzz admin …` is `npm run admin -- …`. It
 * needs a shell and nothing in its PATH.
 */
export function launcher(scripts: Record<string, string>, commit: string): string {
  const entry = (name: string) => {
    const file = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1]
    if (file === undefined) throw new Error(`package.json has no script ${name} that is a file`)
    return file
  }
  return `#!/bin/sh
# ./zhzz starts the server. ./zhzz ${commands.join(', ')}: the commands that the documents call npm run.
here=\${0%/*}
[ "$here" != "$0" ] || here=.
: "\${COMMIT:=${commit}}"
export COMMIT
unset INIT_CWD
case \${1-} in
${commands.map((name) => `  ${name}) file=${entry(name)}; shift ;;`).join('\n')}
  '' | -*) file=${entry('start')} ;;
  *) echo "./zhzz, or ./zhzz ${commands.join(' | ')}" >&2; exit 2 ;;
esac
exec "$here/node_modules/.bin/node" "$here/$file" "$@"
`
}
