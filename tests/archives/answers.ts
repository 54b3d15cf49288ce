/**
 * What every GET of the API answers about the data of an archive, to an administrator and to somebody without an
 * account.
 */
import { allRoutes } from '#shared/contract/index.ts';
import { type RouteKey, splitRouteKey } from '#shared/contract/route.ts';
import { credentials } from '#tests/support/browser-visitor.ts';

export interface RecordedAnswer {
  /** Below `/api`. */
  readonly path: string;
  readonly isAdmin: boolean;
  readonly status: number;
  readonly body: unknown;
}

export type Ask = (path: string, isAdmin: boolean) => Promise<RecordedAnswer>;

/** Asks a running application. */
export async function askerOf(url: string): Promise<Ask> {
  const { email, password } = credentials.Admin;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return async (path, isAdmin) => {
    const headers: Record<string, string> = isAdmin ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`${url}/api${path}`, { headers });
    return { path, isAdmin, status: answer.status, body: await answer.json() };
  };
}

/** Every answer there is: of lists all, of single things the first and the last of each kind. */
export async function recordAnswers(ask: Ask): Promise<RecordedAnswer[]> {
  const paths = (await Promise.all(readRoutes.map((key) => pathsOf(splitRouteKey(key).path, ask)))).flat();
  const answers: RecordedAnswer[] = [];
  for (const path of paths) for (const isAdmin of [false, true]) answers.push(await ask(path, isAdmin));
  // The lineup of a team that does not play in the match is not there.
  return answers.filter(({ status }) => status !== 404);
}

/** The description of the API changes with the API. */
const readRoutes = allRoutes
  .map(({ key }) => key)
  .filter((key): key is RouteKey => key.startsWith('GET ') && key !== 'GET /openapi.json');

const fromEachEnd = 5;

/** The route's addresses with ids that exist. */
async function pathsOf(path: string, ask: Ask): Promise<string[]> {
  const [before = '', name, after = ''] = path.split(/\{(\w+)\}(.*)/s);
  if (!name) return [path];
  const values = name === 'round' ? await roundsOf(before, ask) : await idsOf(name, before, ask);
  return (await Promise.all(values.map((value) => pathsOf(`${before}${value}${after}`, ask)))).flat();
}

async function idsOf(parameter: string, before: string, ask: Ask): Promise<number[]> {
  const list = parameter === 'teamId' ? '/teams' : listOf(before);
  const { body } = await ask(list, true);
  const ids = (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
  return [...new Set([...ids.slice(0, fromEachEnd), ...ids.slice(-fromEachEnd)])];
}

/** `/matches/tournament/` asks about a tournament, `/matches/formatted/` about a match. */
function listOf(before: string): string {
  const [resource = '', ...others] = before.split('/').filter(Boolean);
  if (resource === 'auth') return '/auth/users';
  const named = ['team', 'tournament', 'group', 'match'].find((each) => each === others.at(-1));
  return `/${named ? plurals[named] : resource}`;
}

const plurals: Record<string, string> = { team: 'teams', tournament: 'tournaments', group: 'groups', match: 'matches' };

async function roundsOf(before: string, ask: Ask): Promise<string[]> {
  const { body } = await ask(before.replace(/\/$/, ''), false);
  return (body as { round: string }[]).map(({ round }) => encodeURIComponent(round));
}
