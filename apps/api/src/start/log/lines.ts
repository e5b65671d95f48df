import type { Fields, Log } from '@zhzz/db/log.ts'
import { type DestinationStream, destination, pino } from 'pino'
import type { TellAnswered } from '#http/answered.ts'
import { redacted } from '#start/log/redacted.ts'
import { timeWithZone } from '#start/log/timeWithZone.ts'

/** `json`: a line is an object, for programs; `text`: for whoever sits before it. */
export type LogForm = 'json' | 'text'

/** How far something has come, of which only the last word counts. */
export type Progress = { show(label: string, share: number): void; end(): void }

/** Everything the server says goes out here. */
export type Lines = Log & {
  /** A line for a request that is over. */
  answered: TellAnswered
  progress(): Progress
}

/** Of the setting `LOG`; where it says nothing we know: what stands on a terminal is read by a person. */
export function formOf(setting: string | undefined): LogForm {
  if (setting === 'json' || setting === 'text') return setting
  return process.stdout.isTTY ? 'text' : 'json'
}

/** What is waiting to be written while the reader of our output has stopped reading; more is let go. Bytes. */
const mostWaiting = 16 * 1024 ** 2

export function openLines(form: LogForm, out: DestinationStream = outputOf(form)): Lines {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${timeWithZone()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    out,
  )
  const log: Log = {
    info: (text, fields) => logger.info({ ...fields }, redacted(text)),
    warn: (text, fields) => logger.warn({ ...fields }, redacted(text)),
    error: (text, fields) => logger.error({ ...fields }, redacted(text)),
  }
  return {
    ...log,
    answered({ milliseconds, ...answered }) {
      if (isLook(answered)) return
      logger.info({ ...answered, ms: Math.round(milliseconds * 10) / 10 }, 'answered')
    },
    progress: () => (form === 'text' && process.stdout.isTTY ? overwritten() : inTenths(log)),
  }
}

/** A proxy looks twice a second; that all is well needs no line. */
function isLook({ route, status }: { route: string; status: number }): boolean {
  return (route === '/livez' || route === '/readyz') && status < 500
}

/** Warnings and errors on standard error, at once. */
function outputOf(form: LogForm): DestinationStream {
  if (form === 'text') return { write: writeText }
  const [out, err] = [gathered(1), destination({ fd: 2, sync: true })]
  return { write: (line) => (line.startsWith('{"level":"info"') ? out : err).write(line) }
}

/** Some lines at a time, a quarter of a second late at most, so nobody waits for whoever reads; the last when the process ends. */
export function gathered(fd: number): DestinationStream {
  return destination({ fd, sync: false, minLength: 8_192, periodicFlush: 250, maxLength: mostWaiting })
}

const marks: Record<string, string> = { warn: '! ', error: '✗ ', fatal: '✗ ' }

function writeText(line: string) {
  const said: Fields = JSON.parse(line)
  const { level, time, msg, requestId, ...fields } = said
  const mark = marks[String(level)] ?? ''
  const more = msg === 'answered' ? ` ${Object.values(fields).join(' ')}` : ''
  const text = `${String(time)}  ${mark}${requestId === undefined ? '' : `${requestId} `}${String(msg)}${more}\n`
  if (mark === '') process.stdout.write(text)
  else process.stderr.write(text)
}

/** One line on a terminal, written over while it changes. */
function overwritten(): Progress {
  let shown = ''
  return {
    show(label, share) {
      const line = progressText(label, share, 1)
      if (line !== shown) process.stdout.write(`\r\u001b[K          ${line}`)
      shown = line
    },
    end() {
      if (shown !== '') process.stdout.write('\r\u001b[K')
    },
  }
}

function inTenths(log: Log): Progress {
  let shown = ''
  return {
    show(label, share) {
      const line = progressText(label, share, 10)
      if (line !== shown) log.info(line)
      shown = line
    },
    end() {},
  }
}

function progressText(label: string, share: number, step: number): string {
  return `${label} ${Math.floor(Math.min(100, share * 100) / step) * step} %`
}
