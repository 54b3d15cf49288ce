/**
 * `npm run dev`: the application with a site served from its sources, and with Lambda handlers that are replaced as
 * they are saved.
 */
import { askForBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import { type Application, type ApplicationCallbacks, startApplication } from '../application.ts';
import type { LocalOptions } from '../options.ts';
import { requireFreePort } from '../port.ts';
import { writeOutputsFile } from '../running-services.ts';
import { serveSources } from './serve-sources.ts';
import { rebuildLambdasOnChange } from './watch-handlers.ts';

const anyFreePort = 0;

/** Starts the site's development server on the chosen port, in front of the application on any free port. */
export async function startDeveloping(options: LocalOptions, callbacks: ApplicationCallbacks): Promise<Application> {
  const { log, onRunning } = callbacks;
  const port = await requireFreePort(options.port);
  const application = await startApplication({ ...options, port: anyFreePort }, callbacks, { hasSite: false });
  const { host, constants } = application;
  const site = await serveSources({ port, applicationUrl: application.url });
  onRunning(site);
  await saveSiteUrl(site.url);
  writeOutputsFile(options.dataDir, { SiteUrl: site.url, ApiUrl: host.apiUrl });
  onRunning(rebuildLambdasOnChange({ host, constants, log, onReplaced: publishAgain }));
  return { ...application, url: site.url };
}

/** Renders all published pages with the new code: otherwise each is published only when its data change. */
async function publishAgain(replaced: readonly string[]): Promise<void> {
  if (replaced.includes('publisher')) await askForBackgroundWork(['everything']);
}
