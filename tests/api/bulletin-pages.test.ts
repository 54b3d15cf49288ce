/** Published bulletins and 'Disciplina': which pages there are, what they tell, and what they keep to themselves. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Measure, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { askForKey } from '#tests/support/pages-gateway.ts';
import { createPlayer } from '#tests/support/players.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { sendScheduledEvent } from '#tests/support/reconcile.ts';
import { createStaff } from '#tests/support/staff.ts';
import { publishChanges } from '#tests/support/stream.ts';

let site: ModelBucket;
let cup: Tournament;
let home: Team;
let away: Team;
let player: Player;
let cause: Match;
let next: Match;

beforeAll(async () => {
  await startApi();
  site = startSite();
  await saveSiteUrl('https://liga.example');
  await saveSettings({ publicSquads: true });
});

beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  cup = await createTournament({ name: 'Clausura', status: 'in_progress', teamIds: [home.id, away.id] });
  player = await createPlayer(home, { firstName: 'Iván', lastName: 'Reynoso', jerseyNumber: 7 });
  cause = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  next = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-09', round: 'Fecha 2' });
  await createScheduledMatch(cup, home, away, { matchDate: '2026-05-16', round: 'Fecha 3' });
  expectOk(await saveScore(cause, '1-0'));
});

const matches = (count: number | null, more: object = {}) =>
  ({ kind: 'matches', matches: count, served: 0, onHold: 0, ...more }) as Measure;

const decide = async (changes: Partial<SanctionForm> = {}) => {
  const subject = { kind: 'player' as const, id: player.id };
  const body = { tournamentId: cup.id, subject, reason: 'Escupió al juez.', decidedOn: '2026-05-05', ...changes };
  return expectOk(await call('POST /sanctions', { as: 'admin', body: { measures: [matches(1)], ...body } }));
};

/** Publishes the next bulletin and the pages that it changes. */
async function publishBulletin(more: object = {}) {
  const body = { date: '2026-05-06', ...more };
  const params = { id: cup.id };
  const draft = expectOk(await call('POST /tournaments/{id}/bulletins', { as: 'admin', params, body }));
  const publish = await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id: draft.id } });
  await publishChanges();
  return expectOk(publish);
}

const pageOfBulletin = (bulletin = '2026-1') => keyOfPage({ name: 'bulletin', id: cup.id, bulletin });
const discipline = () => keyOfPage({ name: 'discipline', id: cup.id });
const teamPage = () => keyOfPage({ name: 'team', id: home.id });

/** What a reader sees of a stored page, a space for each tag. */
const textOf = (key: string): string =>
  (site.objects.get(key) ?? '')
    .replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

// First, while there are few pages, as a change of the settings publishes all of them.
describe('where squads are private, or the years are over', () => {
  afterEach(() => saveSettings({ publicSquads: true }));
  const secrets = ['Reynoso', 'Escupió', 'Ordóñez', 'Lezama', 'acta 44', '1931-12-29', '29/12/1931'];
  /** Everything that anybody may read of the tournament. */
  const allThatIsPublic = async (): Promise<string[]> => {
    const query = { tournamentId: String(cup.id) };
    const params = { id: cup.id };
    const answers = [
      expectOk(await call('GET /statistics/suspensions', { query })),
      expectOk(await call('GET /statistics/suspensions', { query: { teamId: String(home.id) } })),
      expectOk(await call('GET /tournaments/{id}/bulletins', { params })),
      expectOk(await call('GET /tournaments/{id}', { params })),
      expectOk(await call('GET /teams/{id}', { params: { id: home.id } })),
    ];
    const own = [...site.objects].flatMap(([key, html]) =>
      new RegExp(`/(${cup.id}|${home.id})[./]`).test(key) ? [html] : [],
    );
    const sitemap = (await askForKey(`sitemap-${cup.id}.xml`)).body.toString();
    return [...own, sitemap, ...answers.map((answer) => JSON.stringify(answer))];
  };
  const toldSecrets = async (texts?: readonly string[]) => {
    const all = texts ?? (await allThatIsPublic());
    return secrets.filter((secret) => all.some((text) => text.includes(secret)));
  };
  const decideAboutEverybody = async (date: string) => {
    const staff = await createStaff({ teamId: home.id, name: 'Delia Ordóñez', role: 'HeadCoach' });
    const born = await createPlayer(home, { dateOfBirth: '1931-12-29', lastName: 'Lezama' });
    await decide({ measures: [{ kind: 'expelled' }], decidedOn: date });
    await decide({ subject: { kind: 'staff', id: staff.id }, measures: [{ kind: 'other', text: 'Según acta 44' }] });
    await decide({ subject: { kind: 'player', id: born.id }, measures: [matches(99)] });
    await publishBulletin({ date });
  };

  test('no page and no answer has a name, a reason or a birth date', async () => {
    await decideAboutEverybody('2026-05-06');
    expect(await toldSecrets()).toEqual(['Reynoso', 'Escupió', 'Ordóñez', 'Lezama', 'acta 44']);
    await saveSettings({ publicSquads: false });
    await publishChanges();
    expect(await toldSecrets()).toEqual([]);
    expect(textOf(pageOfBulletin())).toContain('n.º 7 de Halcones : Expulsión de la competencia.');
    expect(textOf(pageOfBulletin())).toContain('Integrante de Halcones : Otra medida.');
    expect(textOf(discipline())).toContain('n.º 7 de Halcones');
    expect(textOf(teamPage())).toContain('n.º 7 de Halcones');
    expect(await listWrongPages(site)).toEqual([]);
    const query = { tournamentId: String(cup.id) };
    const known = expectOk(await call('GET /statistics/suspensions', { as: 'admin', query }));
    expect(known.map(({ playerName }) => playerName)).toContain('Iván Reynoso');
  });

  describe('as the days pass', () => {
    afterEach(() => void vi.useRealTimers());

    test('a bulletin of a finished tournament loses names, reasons and notices on the day its years are over', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-07T15:00:00Z') });
      await decideAboutEverybody('2026-05-06');
      await publishBulletin({ date: '2026-05-06', notices: 'Se cita al Sr. Quesada.', sanctionIds: [] });
      expectOk(await editTournament(await readTournament(cup), { status: 'completed' }));
      await publishChanges();
      const passDay = async (now: string) => {
        vi.setSystemTime(new Date(now));
        await sendScheduledEvent();
        await publishChanges();
      };
      await passDay('2031-05-05T15:00:00Z');
      expect(textOf(pageOfBulletin())).toContain('Iván Reynoso');
      await passDay('2031-05-06T15:00:00Z');
      expect(textOf(pageOfBulletin())).toContain('Integrante de Halcones : Expulsión de la competencia.');
      expect(textOf(pageOfBulletin('2026-2'))).not.toContain('Quesada');
      const bans = expectOk(await call('GET /statistics/suspensions', { query: { tournamentId: String(cup.id) } }));
      const pages = [pageOfBulletin(), pageOfBulletin('2026-2'), discipline()].map(
        (key) => site.objects.get(key) ?? '',
      );
      expect(await toldSecrets([...pages, JSON.stringify(bans)])).toEqual([]);
    });
  });
});

describe('before the first bulletin', () => {
  test('nothing tells of discipline, no result writes a page of it, and their addresses say what is missing', async () => {
    await createMatchEvent(cause, player, 'redcard');
    await decide();
    await publishChanges();
    site.written.length = 0;
    expectOk(await saveScore(next, '0-0'));
    await publishChanges();
    expect(site.written.filter((key) => /disciplina|boletin/.test(key))).toEqual([]);
    expect(site.objects.get(keyOfPage({ name: 'tournament', id: cup.id }))).not.toContain('Disciplina');
    for (const key of [discipline(), pageOfBulletin()]) {
      const answer = await askForKey(key);
      expect([answer.status, answer.body.toString()]).toEqual([404, expect.stringContaining('Boletín no encontrado')]);
    }
    const nowhere = await askForKey(keyOfPage({ name: 'bulletin', id: 999_999, bulletin: '2026-1' }));
    expect(nowhere.body.toString()).toContain('Torneo no encontrado');
  });
});

describe('a published bulletin', () => {
  test('has a page with its lines and notices, a preview, a text to copy, and a place in the sitemap', async () => {
    await decide({ article: '207' });
    await publishBulletin({ title: 'Fallos de la semana', notices: 'El tribunal atiende los martes.' });
    expect(textOf(pageOfBulletin())).toContain(
      '1. Iván Reynoso (n.º 7, Halcones) : 1 fecha de suspensión. Art. 207. Escupió al juez. El tribunal atiende los martes.',
    );
    const html = site.objects.get(pageOfBulletin()) ?? '';
    expect(html).toContain('<title>Boletín 1/2026 · Fallos de la semana · Clausura');
    expect(html).toMatch(/og:description" content="Clausura, [^"]*Iván Reynoso \(n.º 7, Halcones\): 1 fecha/);
    expect(html).toContain(`og:url" content="https://liga.example/torneos/${cup.id}/boletines/2026-1"`);
    expect(html).toMatch(/og:image" content="[^"]*\/compartir\/boletin\//);
    expect(html).toMatch(/data-text="Boletín 1\/2026 · Fallos de la semana de Clausura\n[^"]*1\. Iván Reynoso/);
    const sitemap = (await askForKey(`sitemap-${cup.id}.xml`)).body.toString();
    expect(sitemap).toContain(`/torneos/${cup.id}/boletines/2026-1<`);
    expect(sitemap).toContain(`/torneos/${cup.id}/disciplina<`);
    const asked = await askForKey(pageOfBulletin());
    expect([asked.status, asked.body.toString()]).toEqual([200, html]);
    expect((await askForKey(pageOfBulletin('2026-2'))).status).toBe(404);
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('is written again only when another one is published, and then leads to it', async () => {
    await decide();
    await publishBulletin();
    site.written.length = 0;
    expectOk(await saveScore(next, '0-0'));
    await publishChanges();
    expect(site.written).toContain(discipline());
    expect(site.written).not.toContain(pageOfBulletin());
    await publishBulletin({ corrects: 1, notices: 'Donde dice 1, léase 2.', sanctionIds: [] });
    expect(textOf(pageOfBulletin())).toContain('Corregido por el Boletín 2/2026');
    expect(textOf(pageOfBulletin('2026-2'))).toContain('Fe de erratas del Boletín 1/2026');
  });
});

test("'Disciplina' tells who is barred and where it is written, whose ban ended since, and all bulletins", async () => {
  const other = await createPlayer(home, { firstName: 'Leo', lastName: 'Paz' });
  await decide();
  await decide({ subject: { kind: 'player', id: other.id }, measures: [matches(2)] });
  await publishBulletin();
  expectOk(await saveScore(next, '0-0'));
  await publishChanges();
  const text = textOf(discipline());
  expect(text).toContain(
    'No pueden jugar Leo Paz · Halcones Sanción del tribunal. Se pierde Fecha 3. Boletín 1/2026 ' +
      'Cumplidas desde el Boletín 1/2026 Iván Reynoso · Halcones Sanción del tribunal. Cumplida el sáb 9 may. Boletín 1/2026',
  );
  const link = `href="/torneos/${cup.id}/boletines/2026-1"`;
  expect(site.objects.get(discipline())).toContain(link);
  expect(site.objects.get(keyOfPage({ name: 'standings', id: cup.id }))).toContain(`/torneos/${cup.id}/disciplina"`);
  expect(textOf(teamPage())).toContain('1 partido, por sanción del tribunal · Clausura · Boletín 1/2026');
  expect(site.objects.get(teamPage())).toContain(link);
});

test('a sanction in every tournament leads, in another one, to the bulletin that tells it', async () => {
  const league = await createTournament({ name: 'Liga', status: 'in_progress', teamIds: [home.id, away.id] });
  await createScheduledMatch(league, home, away, { matchDate: '2026-06-06' });
  await decide({ tournamentId: 0, measures: [{ kind: 'expelled' }] });
  await publishBulletin();
  expect(textOf(teamPage())).toContain('Sanción del tribunal hasta nueva resolución · Liga · Boletín 1/2026');
  const links = site.objects.get(teamPage())?.match(/\/torneos\/\d+\/boletines\/2026-1/g);
  expect(new Set(links)).toEqual(new Set([`/torneos/${cup.id}/boletines/2026-1`]));
});

test('points among the adjustments name the bulletin that took them', async () => {
  await decide({ subject: { kind: 'team', id: home.id }, measures: [{ kind: 'points', points: -3 }], article: '80' });
  await publishBulletin();
  expect(textOf(keyOfPage({ name: 'standings', id: cup.id }))).toContain(
    'Halcones: −3 puntos (Boletín 1/2026. Quita de 3 puntos. Art. 80)',
  );
});

test('the page of a bulletin prints every fact of its sanctions', async () => {
  const until = { kind: 'until', from: '2026-05-06', until: '2028-05-05' } as const;
  const cases: [Partial<SanctionForm>, string][] = [
    [{ measures: [matches(4, { onHold: 2 })] }, '4 fechas de suspensión, 2 en suspenso.'],
    [{ measures: [matches(3, { served: 1 })] }, '3 fechas de suspensión, 1 ya cumplida.'],
    [{ measures: [matches(null)] }, 'Suspensión por fechas a determinar.'],
    [{ measures: [until] }, 'Suspensión por 2 años, del 06/05/2026 al 05/05/2028 inclusive.'],
    [
      { measures: [{ kind: 'indefinite', from: '2026-05-06' }] },
      'Suspensión por tiempo indeterminado desde el 06/05/2026.',
    ],
    [{ status: 'provisional', measures: [] }, 'Suspensión provisoria hasta que el tribunal resuelva.'],
    [{ status: 'provisional', measures: [matches(2)] }, 'Provisoriamente: 2 fechas de suspensión.'],
    [{ measures: [{ kind: 'fine', amount: 1_933_050.5, unit: 'COP' }] }, 'Multa de 1.933.050,5 COP.'],
    [
      { measures: [{ kind: 'warning' }, { kind: 'fine', amount: null, unit: 'entradas' }] },
      'Amonestación; multa a determinar (entradas).',
    ],
    [{ measures: [{ kind: 'result', text: '0-1' }] }, 'Resultado: 0-1.'],
    [{ measures: [{ kind: 'other', text: 'Juega a puertas cerradas' }] }, 'Juega a puertas cerradas.'],
  ];
  for (const [changes] of cases) await decide({ ...changes, article: '287 inc. 6' });
  await decide({ subject: { kind: 'other', name: 'Un espectador' } });
  const lifted = await decide({ measures: [matches(5)] });
  await publishBulletin();
  const text = textOf(pageOfBulletin());
  for (const [at, [, fact]] of cases.entries())
    expect(text).toContain(`${at + 1}. Iván Reynoso (n.º 7, Halcones) : ${fact} Art. 287 inc. 6. Escupió al juez.`);
  expect(text).toContain('Un espectador : 1 fecha de suspensión.');
  await decide({ replaces: lifted.id, measures: [{ kind: 'lifted' }] });
  await publishBulletin();
  expect(textOf(pageOfBulletin('2026-2'))).toContain(
    'Se levanta la suspensión. Escupió al juez. Reemplaza lo publicado en el Boletín 1/2026.',
  );
});
