import type { RunningServer } from '#kill/runningServer.ts'

/** One figure of docs/measurements.md, tried against the real server process. `tools/trials/S10.ts` exports that of S10. */
export type Trial = {
  /** As in docs/measurements.md, and the name of the file: `S10`. */
  figure: string
  /** What is done to the server, a line. */
  shows: string
  /** What must come out, a line. */
  goal: string
  run(ground: Ground): Promise<void>
}

/** What a trial stands on; all of it is ended and removed when the trial ends, however it ends. */
export type Ground = {
  /** Half a minute at most, on a machine that does other things too: what CI runs. */
  short: boolean
  /** `--minutes`, for a trial that is asked to go on for longer. */
  minutes: number | undefined
  /** A DATA_DIR of its own. */
  dataDir: string
  /** The product as a person starts it, on the trial's DATA_DIR or the one that `settings` names. */
  serve(settings?: NodeJS.ProcessEnv): Promise<RunningServer>
  /** Something more to be ended with the trial: a proxy, a fake vendor. */
  ending(close: () => Promise<unknown> | void): void
  /** A figure, as a line. */
  print(line: string): void
  /** What must hold on any machine: the trial fails when it does not. */
  must(what: string, holds: boolean): void
  /** What depends on the machine's speed: only said when short, else the trial fails when it does not hold. */
  should(what: string, holds: boolean): void
}
