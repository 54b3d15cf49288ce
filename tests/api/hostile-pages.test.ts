/**
 * Requests to the Lambda of the pages for addresses that no published page has, random or hostile. Each is answered with the Spanish
 * 404 page, stores nothing, and contains nothing private.
 */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import type { OriginAnswer } from '#infra/local/edge/messages.ts';
import { addressOfCalendar } from '#shared/pages/calendars.ts';
import { keyOfPage, publishedPages } from '#shared/pages/published-pages.ts';
import { call, emailOfTestUser, startApi, tokenOf } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { isFullRun, raceTimeoutMs } from '#tests/support/full.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { createPageWorld, type PageWorld, pagesOf, saveSettings } from '#tests/support/page-world.ts';
import { askForKey } from '#tests/support/pages-gateway.ts';
import { createPlayer } from '#tests/support/players.ts';
import { startSite } from '#tests/support/published-site.ts';
import { createStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

let site: ModelBucket;
let world: PageWorld;

beforeAll(async () => {
  await startApi();
  site = startSite();
  world = await createPageWorld();
  await saveSiteUrl('https://liga.example');
  await savePrivateFacts(world);
  await publishChanges();
});
beforeEach(() => {
  site.written.length = 0;
});

const textOf = ({ body }: OriginAnswer): string => body.toString('utf8');

const expectSpanishMissingPage = (key: string, answer: OriginAnswer) => {
  const { status, headers } = answer;
  expect({ key, status, type: headers['content-type'], cached: headers['cache-control'] }).toEqual({
    key,
    status: 404,
    type: 'text/html; charset=utf-8',
    cached: 'private, no-store',
  });
  expect(textOf(answer)).toMatch(/<!doctype html>.*(encontr|existe)/is);
};

const version = '0123456789abcdef';
const round = (text: string | Buffer) => Buffer.from(text).toString('base64url');

const keysOfNothing: Readonly<Record<string, readonly string[]>> = {
  'an unknown name or id': [
    'paginas/nada.html',
    'paginas/equipo/999.html',
    'paginas/posiciones/999.html',
    'paginas/fixture/1/RmVjaGEgOTk.html',
    'paginas/goleadores/1/2.html',
    'paginas/disciplina/1.html',
    'paginas/boletin/1/2026-1.html',
    'calendario/equipo/999.ics',
    'calendario/cancha/1.ics',
    `compartir/partido/999/${version}.png`,
    `compartir/partido/1/${version}.png`,
    `escudos/1/${version}.webp`,
    `escudos/999/${version}.webp`,
    'sitemap-999.xml',
  ],
  'another spelling of a page that exists': [
    'paginas/equipo/01.html',
    'paginas/equipo/1',
    'paginas/equipo/1.html/',
    'paginas/equipo//1.html',
    'paginas/equipo/1.HTML',
    'PAGINAS/equipo/1.html',
    'paginas/equipo/１.html',
    'paginas/goleadores/1/1.html',
    'paginas/goleadores/1/01.html',
    'paginas/boletin/1/2026-01.html',
    'paginas/boletin/1.html',
    'paginas/fixture/1/.html',
    `paginas/fixture/1/${round('Fecha 1')}==.html`,
    `paginas/posiciones/1/${round('Fecha 1')}.html`,
    'paginas/inicio/1.html',
    'paginas/equipo.html',
    'paginas/partido.html',
    'calendario/equipo/1.ICS',
  ],
  'a way out of the folder': [
    '../../etc/passwd',
    'paginas/../index.html',
    'paginas/%2e%2e/index.html',
    '..%2f..%2fassets/index.js',
    'index.html',
    'paginas/equipo/1.html%00.png',
    '%00',
  ],
  'percent signs, encoded once and twice': [
    'paginas/equipo/%31.htm',
    'paginas/equipo/1%2520.html',
    'paginas/equipo/%2525.html',
    'paginas/%3Cscript%3Ealert(1)%3C%2Fscript%3E.html',
  ],
  'a round that no text encodes, and odd ones': [
    `paginas/fixture/1/${round(Buffer.from([0xff, 0xfe]))}.html`,
    `paginas/fixture/1/${round('\u0000')}.html`,
    `paginas/fixture/1/${round('__proto__')}.html`,
    'paginas/__proto__.html',
    'paginas/constructor/1.html',
  ],
  'a key that is too large': [
    'paginas/equipo/9007199254740993.html',
    `paginas/equipo/${'9'.repeat(400)}.html`,
    `paginas/fixture/1/${round('ñ'.repeat(1500))}.html`,
    `paginas/goleadores/1/${'9'.repeat(6)}.html`,
    `${'a/'.repeat(1500)}x.html`,
  ],
};

describe('the Spanish page for what does not exist, with nothing stored, answers', () => {
  test.each(Object.entries(keysOfNothing))('%s', async (_, keys) => {
    for (const key of keys) expectSpanishMissingPage(key, await askForKey(key));
    const [first = ''] = keys;
    const head = await askForKey(first, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expectSpanishMissingPage(first, await askForKey(first, { query: 'tournament=1&round=Fecha%201&x=%zz' }));
    expect(site.written).toEqual([]);
  });

  test.each(['%', '%zz', 'paginas/%E9.html', '%25zz'])(
    'a path that cannot be decoded, such as %s, is refused by the gateway',
    async (key) => {
      expect((await askForKey(key)).status).toBe(400);
      expect(site.written).toEqual([]);
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused in Spanish, whatever the key',
    async (method) => {
      for (const key of [keyOfPage({ name: 'home' }), 'paginas/nada.html']) {
        const answer = await askForKey(key, { method });
        expect({ status: answer.status, ...JSON.parse(textOf(answer)) }).toMatchObject({
          status: 404,
          detail: 'Esa dirección no existe.',
        });
      }
      expect(site.written).toEqual([]);
    },
  );
});

test(
  'random keys are never a failure, and store nothing',
  async () => {
    const { cup, teams, matches } = world;
    const folders = Object.values(publishedPages).map(({ folder }) => `paginas/${folder}`);
    const piece = fc.oneof(
      fc.constantFrom(...folders, 'calendario/equipo', 'compartir/partido', 'escudos', 'sitemap', '..', '', version),
      fc.constantFrom(
        '1',
        String(cup.id),
        String(teams.ombu.id),
        String(matches.first.id),
        round('Fecha 1'),
        '0',
        '-1',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.stringMatching(/^[\w%.~-]{0,12}$/),
    );
    const keys = fc
      .tuple(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('.html', '.html', '.ics', '.png', '.xml', ''),
      )
      .map(([pieces, end]) => pieces.join('/') + end);
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        const answer = await askForKey(key);
        expect(answer.status).toBeOneOf([200, 400, 404]);
        expect(site.written).toEqual([]);
      }),
      { numRuns: isFullRun ? 2000 : 30 },
    );
  },
  raceTimeoutMs,
);

const secrets = {
  birthDate: '1931-12-29',
  birthDateAsText: '29/12/1931',
  phone: '11 5555-0042',
  email: 'contacto.privado@example.com',
  userName: 'Secretísima',
  reasonInNoBulletin: 'Agredió al juez de línea',
};

/** Stores what no page may tell, beside players, whose names pages tell while squads are public. */
async function savePrivateFacts({ teams, cup, players }: PageWorld): Promise<void> {
  await saveSettings({ publicSquads: true });
  for (const team of Object.values(teams)) {
    await createPlayer(team, { dateOfBirth: secrets.birthDate, lastName: `Quiroga ${team.id}` });
    const { phone, email } = secrets;
    await createStaff({ teamId: team.id, name: 'Delia Roldán', role: 'HeadCoach', phone, email });
  }
  const account = { email: secrets.email, password: 'Tribuna-norte-7', firstName: secrets.userName, lastName: 'X' };
  expectOk(
    await call('POST /auth/register', { as: 'admin', body: { ...account, roles: ['DT'], teamId: teams.ombu.id } }),
  );
  await tokenOf('dt');
  const sanction = {
    tournamentId: cup.id,
    subject: { kind: 'player' as const, id: players.rios.id },
    reason: secrets.reasonInNoBulletin,
    decidedOn: '2096-05-11',
    measures: [{ kind: 'expelled' as const }],
  };
  expectOk(await call('POST /sanctions', { as: 'admin', body: sanction }));
}

test('private data are on no page, in no calendar and in no sitemap, even where squads are public', async () => {
  const { teams, cup } = world;
  const ofTeams = Object.values(teams).map(({ id }) => keyOfPage({ name: 'team', id }));
  expect([...site.objects.keys()]).toEqual(expect.arrayContaining([...pagesOf(world).map(keyOfPage), ...ofTeams]));
  const keys = [
    ...Object.values(teams).map(({ id }) => addressOfCalendar({ of: 'team', id }).slice(1)),
    addressOfCalendar({ of: 'tournament', id: cup.id }).slice(1),
    ...[keyOfPage({ name: 'team', id: teams.ombu.id }), `sitemap-${cup.id}.xml`, 'no-existe'],
  ];
  const texts = await Promise.all(keys.map(async (key) => textOf(await askForKey(key))));
  texts.push(...site.objects.values());
  const isPrivate = [...Object.values(secrets), emailOfTestUser('dt'), emailOfTestUser('admin')];
  const told = isPrivate.filter((secret) => texts.some((text) => text.includes(secret)));
  expect(told).toEqual([]);
  // What may be told is there, so the pages were made from these data.
  expect(texts.some((text) => text.includes(`Quiroga ${teams.ombu.id}`))).toBe(true);
});
