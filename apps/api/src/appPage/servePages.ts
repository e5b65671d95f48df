import { Failure } from '@zhzz/contract/failure.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { FastifyInstance } from 'fastify'
import { createDrawing } from '#appPage/drawPages.ts'
import { answerError } from '#http/answerError.ts'
import { serveConsole } from '#http/consoleFiles.ts'
import { answerPage, isAppRoute, serveApp } from '#http/staticFiles.ts'

type Options = {
  log: Log
  appFolder?: string
  drawingFile?: string
  consoleFolder?: string
  hosts?: readonly string[]
}

/** The built app and its pages; what is nowhere is not found. */
export async function servePages(
  app: FastifyInstance,
  { log, appFolder, drawingFile, consoleFolder, hosts = [] }: Options,
): Promise<void> {
  const draw =
    appFolder !== undefined && drawingFile !== undefined
      ? await createDrawing(app, appFolder, drawingFile, { hosts, log })
      : null
  if (appFolder !== undefined) await serveApp(app, appFolder, draw)
  if (consoleFolder !== undefined) await serveConsole(app, consoleFolder)
  app.setNotFoundHandler(async (request, reply) => {
    if (appFolder === undefined || !isAppRoute(request))
      return answerError(new Failure('notFound'), request, reply, log)
    return answerPage(request, reply, draw)
  })
}
