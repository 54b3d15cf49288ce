/**
 * Records what every GET of the API answers about an archive's data, to an administrator and to an anonymous visitor.
 */
import { allRoutes } from '#shared/contract/index.ts';
import { type RouteKey, splitRouteKey } from '#shared/contract/route.ts';
import { demoCredentials } from '#tests/support/browser-visitor.ts';

export interface RecordedAnswer {
  /** The path of the request with its query, without `/api`. */
  readonly path: string;
  readonly isAdmin: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Stands for the address of the running application, which has another port each time. */
const addressInAnswers = 'http://torneo.local';

export type SendGet = (path: string, isAdmin: boolean) => Promise<RecordedAnswer>;

/**
 * The current address of a path that an archive recorded. The matches of a round once had the round's name in the path,
 * which fails on AWS, because API Gateway decodes a path before it matches it with the routes.
 */
export const currentAddressOf = (recorded: string): string =>
  recorded.replace(/^(\/tournaments\/\d+\/fixture)\/(?!matches\?)(.+)$/, '$1/matches?round=$2');

/** Returns a function that sends a GET request to a running application, as an administrator or anonymously. */
export async function createSendGet(url: string): Promise<SendGet> {
  const { email, password } = demoCredentials.Admin;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };
  return async (path, isAdmin) => {
    const headers: Record<string, string> = isAdmin ? { authorization: `Bearer ${token}` } : {};
    const answer = await fetch(`${url}/api${currentAddressOf(path)}`, { headers });
    const text = (await answer.text()).replaceAll(url, addressInAnswers);
    return { path, isAdmin, status: answer.status, body: JSON.parse(text) };
  };
}

/** The answers of every GET; of routes with an id, those for the first and the last few ids. */
export async function recordAnswers(ask: SendGet): Promise<RecordedAnswer[]> {
  const paths = (await Promise.all(keysOfGetRoutes.map((key) => expandRoutePath(splitRouteKey(key).path, ask)))).flat();
  const answers: RecordedAnswer[] = [];
  for (const path of paths) for (const isAdmin of [false, true]) answers.push(await ask(path, isAdmin));
  // Leaves out the 404s: a team that does not play in a match has no lineup in it.
  return answers.filter(({ status }) => status !== 404);
}

/** Every GET except the description of the API, which changes whenever the API does. */
const keysOfGetRoutes = allRoutes
  .map(({ key }) => key)
  .filter((key): key is RouteKey => key.startsWith('GET ') && key !== 'GET /openapi.json');

const idCountFromEachEnd = 5;

/** The addresses of a route, with ids and rounds that exist in place of its parameters. */
async function expandRoutePath(path: string, ask: SendGet): Promise<string[]> {
  const [before = '', name, after = ''] = path.split(/\{(\w+)\}(.*)/s);
  if (!name) return path.endsWith('/fixture/matches') ? addressesOfRounds(path, ask) : [path];
  const values = await readIdsForParameter(name, before, ask);
  return (await Promise.all(values.map((value) => expandRoutePath(`${before}${value}${after}`, ask)))).flat();
}

async function readIdsForParameter(parameter: string, before: string, ask: SendGet): Promise<number[]> {
  const list = parameter === 'teamId' ? '/teams' : pathOfListWithIds(before);
  const { body } = await ask(list, true);
  const ids = (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
  return [...new Set([...ids.slice(0, idCountFromEachEnd), ...ids.slice(-idCountFromEachEnd)])];
}

/**
 * The path of the list with the ids that may follow `before`: `/tournaments` for `/matches/tournament/`, `/matches` for
 * `/matches/formatted/`.
 */
function pathOfListWithIds(before: string): string {
  const [resource = '', ...others] = before.split('/').filter(Boolean);
  if (resource === 'auth') return '/auth/users';
  const named = ['team', 'tournament', 'group', 'match'].find((each) => each === others.at(-1));
  return `/${named ? listNameByEntity[named] : resource}`;
}

const listNameByEntity: Record<string, string> = {
  team: 'teams',
  tournament: 'tournaments',
  group: 'groups',
  match: 'matches',
};

async function addressesOfRounds(path: string, ask: SendGet): Promise<string[]> {
  const { body } = await ask(path.replace(/\/matches$/, ''), false);
  return (body as { round: string }[]).map(({ round }) => `${path}?round=${encodeURIComponent(round)}`);
}
