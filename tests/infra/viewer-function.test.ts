/** The site's CloudFront Function finds the object that answers an address: a page's key, the application, or none. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewerFunctionCode } from '#infra/edge/viewer-function.ts';
import { compileViewerFunction } from '#infra/local/edge/viewer-function.ts';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { paths } from '#shared/pages/paths.ts';
import {
  declarationOf,
  hrefOfPage,
  keyOfPage,
  publishedPageNames as names,
  type PublishedPage,
  pageOfKey,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { signedInCookie } from '#shared/pages/signed-in-cookie.ts';
import { isFullRun } from '#tests/support/full.ts';

const run = compileViewerFunction(viewerFunctionCode());

const application = '/index.html';
const noSuchObject = '/paginas/no-existe.html';
const signedIn = `otra=1; ${signedInCookie}=1`;

/** The path of the object that answers the address. */
function objectAt(href: string, { cookie }: { cookie?: string } = {}) {
  const [path = '', ...query] = href.split('?');
  const headers = { host: 'x', ...(cookie !== undefined && { cookie }) };
  const answer = run({ method: 'GET', path, query: query.join('?'), headers, body: Buffer.alloc(0), sourceIp: '::1' });
  if ('status' in answer) throw new Error(`the function answered ${answer.status} itself`);
  expect(answer.headers).toEqual(headers);
  return answer.path;
}

/** How many addresses each property tries. */
const runs = isFullRun ? 5000 : 500;

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const bulletin = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 999_999 }))
  .map((parts) => parts.join('-'));
const round = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.trim() || 'Fecha 1');
const pages: fc.Arbitrary<PublishedPage> = fc.constantFrom(...names).chain((name): fc.Arbitrary<PublishedPage> => {
  const { idOf, path, query } = declarationOf(name);
  const parts = fc.record({
    name: fc.constant(name),
    ...(idOf !== null && { id }),
    ...(path.includes(':bulletin') && { bulletin }),
    ...(query.includes('round') && { round }),
    ...(query.includes('pagina') && { part: fc.integer({ min: 2, max: 999_999 }) }),
  });
  const isStub = idOf !== null && !path.includes(':id');
  return fc.oneof(
    parts,
    isStub ? fc.constant({ name }) : parts,
    idOf && !path.includes(':bulletin') ? id.map((each) => ({ name, id: each })) : parts,
  );
});

/** An address of the screen or page with this path. */
const anAddressOf = (path: string) => path.replace(':id', '7').replace(':bulletin', '2026-3');

const keyPath = (page: PublishedPage) => `/${keyOfPage(page)}`;

describe('a published page without the cookie of signed-in people', () => {
  test('is answered by its object', () => {
    fc.assert(
      fc.property(pages, (page) => {
        expect(objectAt(hrefOfPage(page))).toBe(keyPath(page));
      }),
      { numRuns: runs },
    );
  });

  test('has one object, however its address is written', () => {
    const others = fc.array(fc.constantFrom('utm_source=x', 'fbclid=%zz', 'a', '=', 'Round=3', '%74ournament=9'), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(pages, others, fc.boolean(), fc.boolean(), (page, unknown, hasPlus, hasSlash) => {
        const [path = '', query] = hrefOfPage(page).split('?');
        const known = (query?.split('&') ?? []).map((pair) => (hasPlus ? pair.replaceAll('%20', '+') : pair));
        const written = [...unknown, ...known.toReversed(), ...known.map((pair) => `${pair.split('=')[0]}=77`)];
        const address = `${path}${hasSlash && path !== '/' ? '/' : ''}?${written.join('&')}`;
        expect(objectAt(address)).toBe(keyPath(page));
      }),
      { numRuns: runs },
    );
  });

  test.each([
    ['/fixture?tournament=7&round=Fecha+3', { name: 'fixture', id: 7, round: 'Fecha 3' }],
    ['/fixture?tournament=7&round=Fecha%203', { name: 'fixture', id: 7, round: 'Fecha 3' }],
    ['/fixture?tournament=7&round=%20Fecha%203+', { name: 'fixture', id: 7, round: 'Fecha 3' }],
    ['/fixture?round=A%2BB%26C&tournament=+7', { name: 'fixture', id: 7, round: 'A+B&C' }],
    ['/fixture?tournament=7&round=Se%C3%B1or%20%F0%9F%8F%86', { name: 'fixture', id: 7, round: 'Señor 🏆' }],
    ['/fixture?tournament=7&round=', { name: 'fixture', id: 7 }],
    ['/fixture?round=Fecha%203', { name: 'fixture' }],
    ['/fixture?tournament=7&round=a=b', { name: 'fixture', id: 7, round: 'a=b' }],
    ['/goleadores-publico?tournament=7&pagina=1', { name: 'scorers', id: 7 }],
    ['/torneos?pagina=3', { name: 'tournaments', part: 3 }],
    ['/torneos?pagina=1&tournament=7', { name: 'tournaments' }],
    ['/posiciones-publico?tournament=7&round=Fecha+3&pagina=2', { name: 'standings', id: 7 }],
    ['/posiciones-publico?tournament=', { name: 'standings' }],
    ['/torneos/7?tournament=8', { name: 'tournament', id: 7 }],
    ['/?tournament=8', { name: 'home' }],
  ] as const)('%s is the page %j', (address, page) => {
    expect(objectAt(address)).toBe(keyPath(page));
  });

  test.each([
    '/posiciones-publico?tournament=0',
    '/posiciones-publico?tournament=07',
    '/posiciones-publico?tournament=-7',
    '/posiciones-publico?tournament=7a',
    '/posiciones-publico?tournament=9007199254740993',
    '/posiciones-publico?tournament=%E9',
    '/fixture?tournament=7&round=%E9',
    `/fixture?tournament=7&round=${'a'.repeat(101)}`,
    '/goleadores-publico?tournament=7&pagina=0',
    '/goleadores-publico?tournament=7&pagina=dos',
    '/torneos?pagina=0',
    '/torneos?pagina=dos',
    '/goleadores-publico?tournament=7&pagina=%zz',
  ])('%s cannot exist', (address) => {
    expect(objectAt(address)).toBe(noSuchObject);
  });

  test('is never looked for under a key that no page has', () => {
    const part = fc.oneof(
      fc.constantFrom(...Object.values(paths).flatMap(({ path }) => path.split('/'))),
      fc.constantFrom('7', '07', 'tv', 'insertar', 'paginas', ':id', '__proto__', 'constructor', '%20', 'ñ', ''),
      fc.webSegment(),
    );
    const address = fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.webQueryParameters())
      .map(([parts, query]) => `/${parts.join('/')}?tournament=3&${query}`);
    fc.assert(
      fc.property(address, (href) => {
        const found = objectAt(href);
        const [path] = href.split('?');
        if ([path, application, noSuchObject].includes(found)) return;
        const page = pageOfKey(found.slice(1));
        expect(page && keyPath(page)).toBe(found);
      }),
      { numRuns: 2 * runs },
    );
  });
});

describe('with the cookie of signed-in people', () => {
  test('every screen is the application', () => {
    for (const { path } of Object.values(paths))
      expect(objectAt(anAddressOf(path), { cookie: signedIn }), path).toBe(application);
  });

  test.each(['/insertar/posiciones?tournament=7', '/insertar/fixture', '/tv?tournament=7'])(
    'the page %s, which is no screen, stays a page',
    (address) => {
      expect(objectAt(address, { cookie: signedIn })).toBe(objectAt(address));
    },
  );

  test.each([`${signedInCookie}=0`, `${signedInCookie}=`, `x${signedInCookie}=1`, 'otra=1', ''])(
    'the cookie "%s" is another one',
    (cookie) => {
      expect(objectAt('/torneos/7', { cookie })).toBe('/paginas/torneo/7.html');
    },
  );
});

describe('with or without the cookie', () => {
  const screensOnly = Object.values(paths).filter(
    ({ path }) => !names.some((name) => publishedPages[name].path === path),
  );

  test.each(screensOnly.map(({ path }) => anAddressOf(path)))('the screen %s is the application', (address) => {
    expect([objectAt(address), objectAt(`${address}/`), objectAt(address, { cookie: signedIn })]).toEqual([
      application,
      application,
      application,
    ]);
  });

  test.each([
    '/no-existe',
    '/torneos/siete',
    '/torneos/07',
    '/torneos/:id',
    '/torneos/7/8',
    '/torneos/7/boletines/2026',
    '/torneos/7/boletines/2026-0',
    '/torneos/7/boletines/26-3',
    '/torneos//7',
    '//',
    '/Torneos',
    '/equipos/san.martin/plantel',
    '/insertar',
    '/insertar/otra',
    '/paginas/torneo/7.html',
    '/paginas/',
    '/__proto__',
    '/constructor',
    '/paginas%2Fequipo%2F7.html',
    '/calendario%2fequipo/7.ics',
    '/%E0%A4%A.html',
    '/%25E0.html',
    '/..%2findex.html',
    '/%00.js',
    '/á.html',
  ])('%s has no object', (address) => {
    expect([objectAt(address), objectAt(address, { cookie: signedIn })]).toEqual([noSuchObject, noSuchObject]);
  });

  test.each(['/index.html', '/favicon.svg', '/assets/missing.js', '/robots.txt', '/calendario/equipo/7.ics'])(
    'the file %s passes',
    (path) => {
      expect([objectAt(path), objectAt(path, { cookie: signedIn })]).toEqual([path, path]);
    },
  );
});

test('the application knows at which paths a visitor gets a published page', () => {
  const addresses = [
    ...names.map((name) => publishedPages[name].path),
    ...Object.values(paths).map(({ path }) => path),
  ];
  for (const path of addresses.map(anAddressOf).flatMap((each) => [each, `${each}/`]))
    expect(isPublishedPath(path), path).toBe(objectAt(path).startsWith('/paginas/') && objectAt(path) !== noSuchObject);
  expect([isPublishedPath('/torneos/:id/8'), isPublishedPath('/no-existe')]).toEqual([false, false]);
});

test('the function fits into CloudFront’s 10 KB', () => {
  expect(pageOfKey(noSuchObject.slice(1))).toBeNull();
  expect(Buffer.byteLength(viewerFunctionCode())).toBeLessThan(10 * 1024);
});
