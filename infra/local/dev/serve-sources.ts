/**
 * Serves the site from its sources with Vite: a saved change shows in the browser at once, and the screen keeps its
 * state. Without a session the application's published pages are served, as fans get them.
 */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { pageNameOfPattern, patternOfPath } from '#shared/pages/page-at-address.ts';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';
import { rootDir } from '../../build/paths.ts';
import type { StoppableService } from '../application.ts';

/** The beginnings of paths that are not served from the sources: the API, logos, and published pages with their files. */
const servedByApplication = ['/api', '/logos', '/assets/paginas-', '/insertar/', '/tv'];

/**
 * Whether the answer is a published page. At the same address signed-in users get the application, as `infra/edge` decides
 * on AWS.
 */
function isAnsweredByPage({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  const isSignedIn = (headers.cookie ?? '').split('; ').includes(`${signedInCookie}=1`);
  return !isSignedIn && pageNameOfPattern(patternOfPath(path)) !== undefined;
}

interface ServeSourcesOptions {
  readonly port: number;
  /** Address of the application. */
  readonly applicationUrl: string;
}

export async function serveSources({
  port,
  applicationUrl,
}: ServeSourcesOptions): Promise<StoppableService & { readonly url: string }> {
  const server = await createServer({
    configFile: join(rootDir, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        ...Object.fromEntries(servedByApplication.map((start) => [start, applicationUrl])),
        '/': { target: applicationUrl, bypass: (request) => (isAnsweredByPage(request) ? undefined : request.url) },
      },
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
