/** The smoke test's checks of the API's answers through CloudFront. */
import { isDeepStrictEqual } from 'node:util';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { askSite, problemType, readJson, requireAnswer, type SiteAnswer, SmokeFailure } from './ask-site.ts';
import type { SmokeCheck, SmokeTarget } from './smoke-target.ts';
import { requireOpenHeaders } from './viewer-headers.ts';

/** More than two, because each CloudFront server has its own cache and the next request may reach another server. */
const requestsUntilCached = 5;

const apiUrlOf = ({ siteUrl }: SmokeTarget, path: string) => new URL(`/api${path}`, siteUrl);

export const apiChecks: readonly SmokeCheck[] = [
  {
    title: 'la API responde',
    async run(target) {
      const home = await askSite(apiUrlOf(target, '/home'));
      requireAnswer(home, 200, 'application/json');
      readJson(home);
      requireOpenHeaders(home);
    },
  },
  {
    title: 'CloudFront guarda la portada',
    async run(target) {
      let home = await askSite(apiUrlOf(target, '/home'));
      for (let request = 1; request < requestsUntilCached && !isFromCache(home); request++)
        home = await askSite(apiUrlOf(target, '/home'));
      if (isFromCache(home)) return;
      const told = ['x-cache', 'cache-control'].map((name) => `${name}: ${home.headers.get(name) ?? 'falta'}`);
      throw new SmokeFailure(
        `${home.url} se pidió ${requestsUntilCached} veces y ninguna salió de la memoria de CloudFront (${told.join('; ')})`,
      );
    },
  },
  {
    title: 'una ruta desconocida de la API es un problema 404',
    async run(target) {
      requireAnswer(await askSite(apiUrlOf(target, '/no-existe')), 404, problemType);
    },
  },
  {
    title: 'sin sesión no hay datos personales',
    async run(target) {
      requireAnswer(await askSite(apiUrlOf(target, '/players')), 401, problemType);
    },
  },
  {
    title: 'una contraseña equivocada se rechaza',
    async run(target) {
      // A new e-mail address each time, so that the failed attempts of earlier smoke tests do not lead to a 429.
      const email = `smoke-${Date.now().toString(36)}@example.com`;
      const refused = await askSite(apiUrlOf(target, '/auth/login'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'no-es-la-clave' }),
      });
      requireAnswer(refused, 401, problemType);
    },
  },
];

export const apiVersionCheck: SmokeCheck = {
  title: 'la API es la de este commit',
  async run(target) {
    const answer = await askSite(apiUrlOf(target, '/openapi.json'));
    requireAnswer(answer, 200, 'application/json');
    // Through JSON, which drops undefined properties: the answer does not have them either.
    const declared = JSON.parse(JSON.stringify(openApiDocument()));
    if (!isDeepStrictEqual(readJson(answer), declared))
      throw new SmokeFailure(`${answer.url} describe otra versión de la API: falta desplegar este commit`);
  },
};

const isFromCache = ({ headers }: SiteAnswer): boolean => /hit from cloudfront/i.test(headers.get('x-cache') ?? '');
