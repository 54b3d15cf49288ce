/** Runs all checks of the smoke test and prints each with its result. */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../../build/web.ts';
import type { StackOutputs } from '../account/outputs.ts';
import { TaskFailure } from '../command/run-task.ts';
import { apiChecks, apiVersionCheck } from './api-checks.ts';
import { askSite, SmokeFailure } from './ask-site.ts';
import { edgeSecretCheck } from './edge-secret-check.ts';
import { indexUrlOf, redirectCheck, requireBuiltIndex, siteChecks, siteVersionCheck } from './site-checks.ts';
import type { SmokeCheck, SmokeTarget } from './smoke-target.ts';

/** Milliseconds between two checks whether CloudFront serves the new index.html. */
const staleSitePauseMs = 5000;

interface SmokeOptions {
  /** Milliseconds for which CloudFront may still serve an older index.html; 0 unless something was just deployed. */
  readonly staleSiteTimeoutMs: number;
  /** Whether the site may be of another commit than this one; if so, nothing is built and compared. */
  readonly acceptsAnyCommit?: boolean;
}

/** A check that passed, or the cause for which it failed. */
interface CheckResult {
  readonly title: string;
  readonly cause: string | undefined;
}

/** Throws a TaskFailure that lists every cause when a check fails. */
export async function requireHealthySite(
  { SiteUrl: siteUrl, ApiUrl: apiUrl }: Pick<StackOutputs, 'SiteUrl' | 'ApiUrl'>,
  { staleSiteTimeoutMs, acceptsAnyCommit = false }: SmokeOptions,
): Promise<void> {
  const target = { siteUrl, apiUrl };
  const webDir = acceptsAnyCommit ? undefined : await buildWeb(console.info);
  if (webDir) await waitForBuiltIndex(target, webDir, Date.now() + staleSiteTimeoutMs);
  const ofSite = [
    ...siteChecks,
    ...(webDir ? [siteVersionCheck(webDir)] : []),
    ...(siteUrl.startsWith('https:') ? [redirectCheck] : []),
  ];
  const ofApi = [...apiChecks, ...(webDir ? [apiVersionCheck] : []), edgeSecretCheck];
  const results = (await Promise.all([runAtOnce(ofSite, target), runInTurn(ofApi, target)])).flat();
  for (const { title, cause } of results) console.info(cause ? `✗ ${title}: ${cause}` : `✓ ${title}`);
  const causes = results.flatMap(({ cause }) => cause ?? []);
  if (causes.length === 0) return;
  throw new TaskFailure(
    `${siteUrl}: ${causes.length} de ${results.length} comprobaciones fallaron:\n${causes.map((cause) => `  ${cause}`).join('\n')}`,
  );
}

/** All at once, so that a site that does not answer costs one timeout instead of one for each check. */
const runAtOnce = (checks: readonly SmokeCheck[], target: SmokeTarget): Promise<CheckResult[]> =>
  Promise.all(checks.map((check) => resultOf(check, target)));

/** One after the other, because a new AWS account may run no more than ten Lambdas at once. */
async function runInTurn(checks: readonly SmokeCheck[], target: SmokeTarget): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await resultOf(check, target));
  return results;
}

const resultOf = async (check: SmokeCheck, target: SmokeTarget): Promise<CheckResult> => ({
  title: check.title,
  cause: await causeOfFailure(check, target),
});

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
async function waitForBuiltIndex(target: SmokeTarget, webDir: string, until: number): Promise<void> {
  for (let isFirst = true; Date.now() < until; isFirst = false) {
    try {
      requireBuiltIndex(webDir, await askSite(indexUrlOf(target)));
      return;
    } catch (error) {
      if (!(error instanceof SmokeFailure)) throw error;
      if (isFirst) console.info('  esperando a que CloudFront deje de servir la copia anterior…');
      await sleep(staleSitePauseMs);
    }
  }
}
