/** The smoke test against a running application, healthy and with each fault that it must name. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestLambdaNames } from '#infra/lambdas.ts';
import { requireHealthySite } from '#infra/tasks/smoke/require-healthy-site.ts';
import { oneVariantUnlessFullRun } from '../support/full.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { type Fault, type FaultProxy, noFault, type ProxiedAnswer, startFaultProxy } from './fault-proxy.ts';
import { type LocalOutputs, readLocalOutputs } from './local-outputs.ts';

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
const replace =
  (asked: string, instead: (answer: ProxiedAnswer) => ProxiedAnswer | undefined): Fault =>
  (path, answer) =>
    path === asked ? instead(answer) : answer;

const demandedHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

describe('the smoke test', () => {
  test('passes a healthy application', async () => {
    expect(await failuresWith(noFault, outputs.ApiUrl)).toEqual([]);
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

  test('passes an account that refuses each request twice, with 429 and 503', async () => {
    const asked = new Map<string, number>();
    const refusesTwice: Fault = (path, answer, method) => {
      const times = asked.get(`${method} ${path}`) ?? 0;
      asked.set(`${method} ${path}`, times + 1);
      const refusal = [429, 503][times];
      return refusal ? busy(answer, refusal) : answer;
    };
    apiProxy.fault = refusesTwice;
    expect(await failuresWith(refusesTwice)).toEqual([]);
  });

  test('asks the API for one answer at a time', async () => {
    let open = 0;
    let mostOpen = 0;
    for (const each of [proxy, apiProxy]) {
      each.onRequest = (path) => {
        if (isApi(path)) open += 1;
        mostOpen = Math.max(mostOpen, open);
      };
    }
    const close: Fault = (path, answer) => {
      if (isApi(path)) open -= 1;
      return answer;
    };
    apiProxy.fault = close;
    await failuresWith(close);
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

  test.each(oneVariantUnlessFullRun(demandedHeaders, 0))(
    'fails, naming the header, when %s is missing',
    async (name) => {
      const onPage = await failuresWith(replace('/index.html', (answer) => withHeader(answer, name)));
      expect(onPage).toEqual([expect.stringContaining(`en ${proxy.url}/index.html falta ${name}`)]);
      const onApi = await failuresWith(replace('/api/home', (answer) => withHeader(answer, name)));
      expect(onApi).toEqual([expect.stringContaining(`en ${proxy.url}/api/home falta ${name}`)]);
    },
  );

  test('fails, quoting it, when the content security policy is weaker', async () => {
    const weak = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
    const failures = await failuresWith(
      replace('/index.html', (answer) => withHeader(answer, 'content-security-policy', weak)),
    );
    expect(failures).toEqual([expect.stringContaining("content-security-policy dice 'default-src")]);
  });

  test('fails when browsers may use the page from their cache without revalidation', async () => {
    const failures = await failuresWith(
      replace('/index.html', (answer) => withHeader(answer, 'cache-control', 'max-age=600')),
    );
    expect(failures).toEqual([expect.stringContaining("cache-control dice 'max-age=600'")]);
  });

  test('fails when CloudFront never caches the home page’s data', async () => {
    const failures = await failuresWith(
      replace('/api/home', (answer) => withHeader(answer, 'x-cache', 'Miss from cloudfront')),
    );
    expect(failures).toEqual([
      expect.stringMatching(/\/api\/home se pidió 5 veces y ninguna salió de la memoria.*x-cache: Miss/),
    ]);
  });

  test.each([404, 200])('fails when the API answers an unknown path with status %i and a page', async (status) => {
    const failures = await failuresWith(replace('/api/no-existe', () => html(status)));
    expect(failures).toEqual([
      expect.stringContaining(`respondió ${status} text/html en lugar de 404 application/problem+json`),
    ]);
  });

  test('fails, naming each Lambda, when the API answers requests that bypass the edge', async () => {
    // The edge's URL stands in for an API that answers everybody.
    const failures = await failuresWith(noFault, app.url);
    expect(failures).toEqual([expect.stringContaining(`${app.url} está abierta a todos`)]);
    for (const lambda of requestLambdaNames) expect(failures[0]).toContain(`${lambda} respondió`);
  });

  test.each([
    ['teams', 'GET /api/teams'],
    ['upload', 'POST /api/upload/logo'],
    ['fallback', 'GET /api/no-existe'],
  ])('fails, naming it, when %s alone answers requests that bypass the edge', async (lambda, request) => {
    apiProxy.fault = (path, answer, method) => (`${method} ${path}` === request ? { ...answer, status: 200 } : answer);
    const failures = await failuresWith(noFault);
    expect(failures).toEqual([
      expect.stringMatching(
        new RegExp(`está abierta a todos.*: en lugar de 403, ${lambda} respondió 200 \\S+; \\S+ \\(${request}\\)$`),
      ),
    ]);
  });

  test('fails when one Lambda refuses requests without the edge’s secret, but not those with another', async () => {
    // The second request to each Lambda is the one with another secret.
    let asked = 0;
    apiProxy.fault = (path, answer) => {
      if (path === '/api/home') asked += 1;
      return path === '/api/home' && asked === 2 ? { ...answer, status: 200 } : answer;
    };
    expect(await failuresWith(noFault)).toEqual([expect.stringContaining('en lugar de 403, home respondió 200')]);
  });

  test('fails when a file that does not exist is answered with a page', async () => {
    const failures = await failuresWith(replace('/assets/no-existe.js', () => html(200)));
    expect(failures).toEqual([expect.stringContaining('respondió 200 text/html en lugar de 404')]);
  });

  test('fails when an address that leads nowhere is answered with the application', async () => {
    const failures = await failuresWith(replace('/no-existe', () => html(200)));
    expect(failures).toContainEqual(expect.stringContaining('/no-existe respondió 200 text/html en lugar de 404'));
  });

  test('fails when a script of the page is missing', async () => {
    const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(app.url)).text())?.[0] ?? '';
    const failures = await failuresWith(replace(script, () => html(403)));
    expect(failures).toEqual([expect.stringContaining(`${script} respondió 403 text/html`)]);
  });

  test('fails when the URL of a screen answers 404', async () => {
    const failures = await failuresWith(replace('/posiciones', () => html(404)));
    expect(failures).toEqual([expect.stringContaining('/posiciones respondió 404')]);
  });

  test('fails when the API is of another version', async () => {
    const failures = await failuresWith(
      replace('/api/openapi.json', (answer) => ({ ...answer, body: answer.body.replace('"/players"', '"/people"') })),
    );
    expect(failures).toEqual([expect.stringContaining('describe otra versión de la API')]);
  });

  test('fails when anybody may read the players, or sign in with a wrong password', async () => {
    const open = await failuresWith((path, answer) =>
      ['/api/players', '/api/auth/login'].includes(path) ? { ...answer, status: 200 } : answer,
    );
    expect(open).toEqual([
      expect.stringContaining('/api/players respondió 200'),
      expect.stringContaining('/api/auth/login respondió 200'),
    ]);
  });

  test('sends only GET requests, one sign-in, and two uploads without session that the API refuses', async () => {
    const sent: string[] = [];
    const noteWrite: Fault = (path, answer, method) => {
      if (method !== 'GET') sent.push(`${method} ${path} ${answer.status}`);
      return answer;
    };
    apiProxy.fault = noteWrite;
    await failuresWith(noteWrite);
    expect(sent.sort()).toEqual(['POST /api/auth/login 401', 'POST /api/upload/logo 403', 'POST /api/upload/logo 403']);
  });
});
