import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { FindStamp, LearnerPage } from '@slovo/site/learner-pages'
import type { SiteVisit } from '@slovo/site/visit'
import type { MiddlewareHandler } from 'hono'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { root } from '../root.ts'
import { siteFiles } from './site-files.ts'

export interface OpenSite {
  /** Serves built files and passes on all other requests. */
  files: MiddlewareHandler
  answer(request: Request, visit: SiteVisit): Promise<Response>
  /** What is a learner's own of the page that is asked for; null where the routes answer. */
  findLearnerPage(
    request: Request,
    visit: Pick<SiteVisit, 'fetch' | 'settings' | 'nonce' | 'picturesVersion'>,
    stampOf: FindStamp,
  ): Promise<LearnerPage | null>
  /** The path of each route, with its parameters: `/materials/:section`. */
  addresses: string[]
  close(): Promise<void>
}

interface SiteOptions {
  isDevelopment: boolean
  httpServer: Server
  siteUrl: string
}

type Build = ServerBuild & {
  entry: {
    module: Pick<OpenSite, 'findLearnerPage'> & {
      createLoadContext(visit: SiteVisit): RouterContextProvider
    }
  }
}

const siteFolder = path.join(root, 'apps', 'site')

/** The built site, or in development the sources through Vite with hot reload. */
export function openSite(options: SiteOptions): Promise<OpenSite> {
  return options.isDevelopment ? openSources(options) : openBuild(options)
}

/** Forms have the public origin, although a proxy may use another host name. */
function trusting(build: Build, siteUrl: string): Build {
  return { ...build, allowedActionOrigins: [new URL(siteUrl).host] }
}

async function openBuild({ siteUrl }: SiteOptions): Promise<OpenSite> {
  const build: Build = await import('@slovo/site/build')
  const handle = createRequestHandler(trusting(build, siteUrl), 'production')
  return {
    files: siteFiles(path.join(siteFolder, 'build', 'client')),
    answer: (request, visit) => handle(request, build.entry.module.createLoadContext(visit)),
    findLearnerPage: build.entry.module.findLearnerPage,
    addresses: addressesOf(build),
    close: async () => {},
  }
}

function addressesOf({ routes }: Build): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}` : ''
  }
  const paths = Object.keys(routes).map((id) => pathOf(id).replace(/\/+/g, '/'))
  return [...new Set(paths.map((one) => one.replace(/(.)\/$/, '$1')))]
}

async function openSources({ httpServer, siteUrl }: SiteOptions): Promise<OpenSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: siteFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  })
  const loadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as Build
  return {
    files: async (c, next) => {
      const { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse } = c.env
      const isServed = await new Promise<boolean>((resolve) => {
        outgoing.once('finish', () => resolve(true))
        vite.middlewares(incoming, outgoing, () => resolve(false))
      })
      return isServed ? RESPONSE_ALREADY_SENT : next()
    },
    answer: async (request, visit) => {
      const build = await loadBuild()
      const handle = createRequestHandler(trusting(build, siteUrl), 'development')
      return handle(request, build.entry.module.createLoadContext(visit))
    },
    // Each page is drawn with the code as it is now.
    findLearnerPage: async () => null,
    addresses: [],
    close: () => vite.close(),
  }
}
