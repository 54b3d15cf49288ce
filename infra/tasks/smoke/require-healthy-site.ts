/** Runs all checks of the smoke test and prints each with its result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../../build/web.ts';
import type { StackOutputs } from '../account/outputs.ts';
import { TaskFailure } from '../command/run-task.ts';
import { apiChecks } from './api-checks.ts';
import { askSite, SmokeFailure } from './ask-site.ts';
import { edgeSecretCheck } from './edge-secret-check.ts';
import { indexUrlOf, redirectCheck, requireBuiltIndex, siteChecks } from './site-checks.ts';
import type { SmokeCheck, SmokeTarget } from './smoke-target.ts';

/** Milliseconds between two checks whether CloudFront serves the new index.html. */
const staleSitePauseMs = 5000;

interface SmokeOptions {
  /** Milliseconds for which CloudFront may still serve an older index.html; 0 unless something was just deployed. */
  readonly staleSiteTimeoutMs: number;
}

/** Throws a TaskFailure that lists every cause when a check fails. */
export async function requireHealthySite(
  { SiteUrl: siteUrl, ApiUrl: apiUrl }: Pick<StackOutputs, 'SiteUrl' | 'ApiUrl'>,
  { staleSiteTimeoutMs }: SmokeOptions,
): Promise<void> {
  const target = { siteUrl, apiUrl, webDir: await buildWeb(console.info) };
  await waitForBuiltIndex(target, Date.now() + staleSiteTimeoutMs);
  const isSecure = siteUrl.startsWith('https:');
  const checks = [...siteChecks, ...(isSecure ? [redirectCheck] : []), ...apiChecks, edgeSecretCheck];
  // All at once, so that a server that does not answer costs one timeout instead of one for each check.
  const causes = await Promise.all(checks.map((check) => causeOfFailure(check, target)));
  for (const [index, cause] of causes.entries())
    console.info(cause ? `✗ ${checks[index]?.title}: ${cause}` : `✓ ${checks[index]?.title}`);
  const failed = causes.filter((cause) => cause !== undefined);
  if (failed.length === 0) return;
  throw new TaskFailure(
    `${siteUrl}: ${failed.length} de ${checks.length} comprobaciones fallaron:\n${failed.map((cause) => `  ${cause}`).join('\n')}`,
  );
}

async function causeOfFailure({ run }: SmokeCheck, target: SmokeTarget): Promise<string | undefined> {
  try {
    await run(target);
    return undefined;
  } catch (error) {
    if (error instanceof SmokeFailure) return error.message;
    throw error;
  }
}

/** Waits until the site serves this build, or until the time is up; the checks then report what is wrong. */
async function waitForBuiltIndex(target: SmokeTarget, until: number): Promise<void> {
  for (let isFirst = true; Date.now() < until; isFirst = false) {
    try {
      requireBuiltIndex(target, await askSite(indexUrlOf(target)));
      return;
    } catch (error) {
      if (!(error instanceof SmokeFailure)) throw error;
      if (isFirst) console.info('  esperando a que CloudFront deje de servir la copia anterior…');
      await sleep(staleSitePauseMs);
    }
  }
}
