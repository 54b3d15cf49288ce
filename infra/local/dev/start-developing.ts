/**
 * `npm run dev`: the application behind a server that shows the site as it is edited, and handlers as they are saved.
 */
import { type Application, type StartCallbacks, startApplication } from '../application.ts';
import type { Options } from '../options.ts';
import { requireFreePort } from '../port.ts';
import { serveSources } from './serve-sources.ts';
import { watchHandlers } from './watch-handlers.ts';

const anyPort = 0;

/** The site's server takes the port; the API stands behind it on another one. */
export async function startDeveloping(options: Options, surroundings: StartCallbacks): Promise<Application> {
  const { log, onRunning } = surroundings;
  const port = await requireFreePort(options.port);
  const application = await startApplication({ ...options, port: anyPort }, surroundings, { hasSite: false });
  const site = await serveSources({ port, behind: application.url });
  onRunning(site);
  onRunning(watchHandlers({ host: application.host, log }));
  return { ...application, url: site.url };
}
