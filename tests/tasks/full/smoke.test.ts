/** The smoke test against a running application, healthy and with each fault that it must name. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestLambdaNames } from '#infra/lambdas.ts';
import { requireHealthySite } from '#infra/tasks/smoke/require-healthy-site.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { type Fault, type FaultProxy, noFault, type ProxiedAnswer, startFaultProxy } from '../fault-proxy.ts';
import { type LocalOutputs, readLocalOutputs } from '../local-outputs.ts';

let app: RunningApp;
let proxy: FaultProxy;
/** In front of the API's own URL, which bypasses the edge. */
let apiProxy: FaultProxy;
let outputs: LocalOutputs;

beforeAll(async () => {
  app = await startApp();
  outputs = readLocalOutputs(app);
  [proxy, apiProxy] = await Promise.all([startFaultProxy(app.url), startFaultProxy(outputs.ApiUrl)]);
});
afterAll(() => Promise.all([app.stop(), proxy.stop(), apiProxy.stop()]));
afterEach(() => {
  for (const each of [proxy, apiProxy]) Object.assign(each, { fault: noFault, onRequest: () => {} });
});

/** The causes that the smoke test lists; empty when it passes. */
async function failuresWith(fault: Fault, apiUrl = apiProxy.url, acceptsAnyCommit = false): Promise<string[]> {
  proxy.fault = fault;
  try {
    await requireHealthySite({ SiteUrl: proxy.url, ApiUrl: apiUrl }, { staleSiteTimeoutMs: 0, acceptsAnyCommit });
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const isApi = (path: string) => path.startsWith('/api/');
const html = (status: number): ProxiedAnswer => ({
  status,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: '<!doctype html>',
});
const withHeader = ({ headers, ...answer }: ProxiedAnswer, name: string, value?: string): ProxiedAnswer => {
  const changed = new Headers(headers);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return { ...answer, headers: changed };
};
/** A refusal that may be repeated at once. */
const busy = (answer: ProxiedAnswer, status: number) => ({
  ...withHeader(answer, 'retry-after', '0'),
  status,
});
/** Changes the answers of these paths, and leaves the others. */
const replace =
  (changes: Readonly<Record<string, (answer: ProxiedAnswer) => ProxiedAnswer>>): Fault =>
  (path, answer) =>
    changes[path]?.(answer) ?? answer;

describe('the smoke test', () => {
  test('passes a healthy application, with GET requests, one sign-in, and two uploads that the API refuses', async () => {
    expect(await failuresWith(noFault, outputs.ApiUrl)).toEqual([]);
    const sent: string[] = [];
    const noteWrite: Fault = (path, answer, method) => {
      if (method !== 'GET') sent.push(`${method} ${path} ${answer.status}`);
      return answer;
    };
    apiProxy.fault = noteWrite;
    await failuresWith(noteWrite);
    expect(sent.sort()).toEqual(['POST /api/auth/login 401', 'POST /api/upload/logo 403', 'POST /api/upload/logo 403']);
  });

  test('fails, naming the connection, when the API is down', async () => {
    const failures = await failuresWith((path, answer) => (isApi(path) ? undefined : answer));
    expect(failures.length).toBeGreaterThanOrEqual(5);
    for (const failure of failures) expect(failure).toMatch(/\/api\/\S+ no responde \(/);
  });

  test('fails, naming the status, when the API answers 503', async () => {
    const failures = await failuresWith((path, answer) => (isApi(path) ? busy(answer, 503) : answer));
    expect(failures).toContainEqual(
      expect.stringMatching(/\/api\/home respondió 503 application\/json.* en lugar de 200/),
    );
  });

  test('passes an account that refuses each request twice, and asks the API for one answer at a time', async () => {
    const asked = new Map<string, number>();
    let open = 0;
    let mostOpen = 0;
    for (const each of [proxy, apiProxy]) {
      each.onRequest = (path) => {
        if (isApi(path)) open += 1;
        mostOpen = Math.max(mostOpen, open);
      };
    }
    const refusesTwice: Fault = (path, answer, method) => {
      if (isApi(path)) open -= 1;
      const times = asked.get(`${method} ${path}`) ?? 0;
      asked.set(`${method} ${path}`, times + 1);
      const refusal = [429, 503][times];
      return refusal ? busy(answer, refusal) : answer;
    };
    apiProxy.fault = refusesTwice;
    expect(await failuresWith(refusesTwice)).toEqual([]);
    expect([open, mostOpen]).toEqual([0, 1]);
  });

  test('fails, naming both scripts, when the site is of another build', async () => {
    const failures = await failuresWith((path, answer) =>
      ['/index.html', '/posiciones'].includes(path)
        ? { ...answer, body: answer.body.replace(/\/assets\/[\w-]+\.js/, '/assets/index-former.js') }
        : answer,
    );
    expect(failures).toContainEqual(
      expect.stringMatching(/es de otra compilación \(\/assets\/index-former\.js en lugar de \/assets\/\S+\.js\)/),
    );
  });

  test('passes a site and an API of another commit, if any may be deployed', async () => {
    const other: Fault = (path, answer) => {
      if (path === '/api/openapi.json') return html(404);
      const isIndex = ['/index.html', '/posiciones'].includes(path);
      return isIndex ? { ...answer, body: answer.body.replace('<title>', '<title>Otra ') } : answer;
    };
    expect(await failuresWith(other)).toHaveLength(2);
    expect(await failuresWith(other, apiProxy.url, true)).toEqual([]);
  });

  test('fails, naming each header that is missing or weaker than it must be', async () => {
    const weak = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
    const missing = [
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ];
    const withoutThem = (answer: ProxiedAnswer) => missing.reduce((left, name) => withHeader(left, name), answer);
    const failures = await failuresWith(
      replace({
        '/index.html': (answer) => withHeader(withoutThem(answer), 'content-security-policy', weak),
        '/api/home': (answer) => withHeader(withoutThem(answer), 'x-cache', 'Miss from cloudfront'),
      }),
    );
    const [page, api] = ['/index.html', '/api/home'].map((path) => failures.filter((line) => line.includes(path)));
    for (const name of missing)
      for (const lines of [page, api]) expect(lines).toContainEqual(expect.stringContaining(`falta ${name}`));
    expect(page).toContainEqual(expect.stringContaining("content-security-policy dice 'default-src"));
    expect(api).toContainEqual(
      expect.stringMatching(/\/api\/home se pidió 5 veces y ninguna salió de la memoria.*x-cache: Miss/),
    );
  });

  test('fails, naming each, when addresses are answered otherwise than they must be', async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(app.url)).text())?.[0] ?? '';
    const failures = await failuresWith(
      replace({
        '/index.html': (answer) => withHeader(answer, 'cache-control', 'max-age=600'),
        '/api/no-existe': () => html(404),
        '/assets/no-existe.js': () => html(200),
        '/no-existe': () => html(200),
        [script]: () => html(403),
        '/posiciones': () => html(404),
        '/api/openapi.json': (answer) => ({ ...answer, body: answer.body.replace('"/players"', '"/people"') }),
        '/api/players': (answer) => ({ ...answer, status: 200 }),
        '/api/auth/login': (answer) => ({ ...answer, status: 200 }),
      }),
    );
    const expected = [
      "cache-control dice 'max-age=600'",
      '/api/no-existe respondió 404 text/html en lugar de 404 application/problem+json',
      '/assets/no-existe.js respondió 200 text/html en lugar de 404',
      '/no-existe respondió 200 text/html en lugar de 404',
      `${script} respondió 403 text/html`,
      '/posiciones respondió 404',
      'describe otra versión de la API',
      '/api/players respondió 200',
      '/api/auth/login respondió 200',
    ];
    expect(failures).toHaveLength(expected.length);
    for (const each of expected) expect(failures).toContainEqual(expect.stringContaining(each));
  });

  test('fails, naming each Lambda, when the API answers requests that bypass the edge', async () => {
    // The edge's URL stands in for an API that answers everybody.
    const failures = await failuresWith(noFault, app.url);
    expect(failures).toEqual([expect.stringContaining(`${app.url} está abierta a todos`)]);
    for (const lambda of requestLambdaNames) expect(failures[0]).toContain(`${lambda} respondió`);
  });

  test('fails, naming them alone, when some Lambdas answer without the edge’s secret, or with another one', async () => {
    const isOpen = ['GET /api/teams', 'POST /api/upload/logo', 'GET /api/no-existe'];
    // The second request to each Lambda is the one with another secret.
    let asked = 0;
    apiProxy.fault = (path, answer, method) => {
      if (path === '/api/home') asked += 1;
      const isAnswered = isOpen.includes(`${method} ${path}`) || (path === '/api/home' && asked === 2);
      return isAnswered ? { ...answer, status: 200 } : answer;
    };
    const [failure = '', ...others] = await failuresWith(noFault);
    expect(others).toEqual([]);
    const named = [...failure.matchAll(/(\w+) respondió 200/g)].map(([, lambda]) => lambda);
    expect(named.sort()).toEqual(['fallback', 'home', 'teams', 'upload']);
  });
});
