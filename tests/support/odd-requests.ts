/** Generates requests of a careless or hostile client from the contract's valid examples. */
import fc from 'fast-check';
import { allRoutes } from '#shared/contract/index.ts';
import { type RouteKey, splitRouteKey } from '#shared/contract/route.ts';
import { samples } from './samples.ts';

export interface OddRequest {
  readonly key: RouteKey;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly rawBody?: string;
}

const arbitraryOddText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202e', '🏆'.repeat(40), 'NaN', '../..', '<b>', "'; --", '٣', '２'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(99, 100, 101, 1000, 1001, 5000).map((length) => 'ñ'.repeat(length)),
);
const arbitraryOddNumber = fc.constantFrom(
  -1,
  0,
  0.5,
  1e21,
  -1e-7,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  99,
  100,
  Number.MAX_VALUE,
);
const arbitraryOddValue = fc.oneof(
  arbitraryOddText,
  arbitraryOddNumber,
  fc.constantFrom(null, true, [], {}, [[]], { $gt: '' }, { __proto__: null, constructor: 1 }),
  fc.constantFrom('2026-02-30', '0000-00-00', '2026-13-01', '24:00', '9:00', '10000-01-01'),
  fc.array(arbitraryOddNumber, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const arbitraryMutatedBodyOf = (good: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const field = fc.constantFrom(...Object.keys(good), 'id', 'version', 'createdAt', 'inventado');
  return fc.oneof(
    fc.record({ field, value: arbitraryOddValue }).map(({ field, value }) => ({ ...good, [field]: value })),
    field.map((gone) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== gone))),
    arbitraryOddValue,
    fc.constant(good),
  );
};

const arbitraryBrokenJson = fc.constantFrom(
  '',
  '{',
  '{"name":',
  'null',
  '[1',
  '{"a":1}}',
  '\ufeff{}',
  `${'['.repeat(5000)}`,
  '{"a":"\\ud800"}',
);
const arbitraryOddContentType = fc.constantFrom(
  'application/json',
  'text/plain',
  'application/json; charset=latin1',
  '',
  'multipart/form-data',
  'application/xml',
);

const arbitraryRequestBodyFor = (key: RouteKey): fc.Arbitrary<string | undefined> => {
  const good = (samples as Record<string, Record<string, unknown>>)[key] ?? {};
  return fc.oneof(
    { weight: 8, arbitrary: arbitraryMutatedBodyOf(good).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: arbitraryBrokenJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
};

const arbitraryPathParameter = fc.oneof(
  { weight: 6, arbitrary: fc.constant('1') },
  fc.constantFrom('0', '-1', '1.5', '1e3', 'uno', '9'.repeat(17), '%00', ' 1', '１'),
);
const arbitraryQueryValue = fc.constantFrom('0', '1', '-1', '1001', 'x', '', 'W10', 'WzFd', '%%%', 'e30', 'WyJ4IiwxXQ');

const arbitraryOddRequestFor = (key: RouteKey): fc.Arbitrary<OddRequest> => {
  const { method, path } = splitRouteKey(key);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .record({
      params: fc.tuple(...names.map(() => arbitraryPathParameter)),
      query: fc.dictionary(fc.constantFrom('limit', 'cursor', 'teamId', 'round', 'utm'), arbitraryQueryValue, {
        maxKeys: 2,
      }),
      ifMatch: fc.option(fc.constantFrom('"1"', '"99"', '*', 'W/"1-x"', 'nada', '""'), { freq: 4 }),
      retry: fc.option(fc.constantFrom('a-key', '', 'ñ', 'x'.repeat(300)), { freq: 4 }),
      type: fc.oneof({ weight: 12, arbitrary: fc.constant('application/json') }, arbitraryOddContentType),
      rawBody: method === 'GET' ? fc.constant(undefined) : arbitraryRequestBodyFor(key),
    })
    .map(({ params, query, ifMatch, retry, type, rawBody }) => ({
      key,
      params: Object.fromEntries(names.map((name, at) => [name, params[at] ?? '1'])),
      query,
      headers: {
        'content-type': type,
        ...(ifMatch === null ? {} : { 'if-match': ifMatch }),
        ...(retry === null ? {} : { 'idempotency-key': retry }),
      },
      ...(rawBody === undefined ? {} : { rawBody }),
    }));
};

/** Routes of sessions are left out: they call Cognito, and have tests of their own. */
const testedRoutes = allRoutes.filter(({ resource }) => resource !== 'auth').map(({ key }) => key);

export const arbitraryOddRequest: fc.Arbitrary<OddRequest> = fc
  .constantFrom(...testedRoutes)
  .chain(arbitraryOddRequestFor);
