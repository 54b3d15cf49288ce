/** Published bulletins and 'Disciplina': which pages there are, what they tell, and what they keep to themselves. */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Measure, SanctionForm, SanctionSubject } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  playMatch,
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
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  await startApi();
  site = startSite();
  await saveSiteUrl('https://liga.example');
  await saveSettings({ publicSquads: true });
  // A change of the settings publishes everything: here, while there is nothing yet.
  await publishChanges();
  world = await createWorld();
  await publishChanges();
});

const named = (firstName: string, lastName: string, jerseyNumber: number) => ({ firstName, lastName, jerseyNumber });
const createPlayers = async <Listed extends ReturnType<typeof named>[]>({ id: teamId }: Team, ...players: Listed) =>
  expectOk(await call('POST /players/batch', { as: 'admin', body: { teamId, players } })) as {
    [At in keyof Listed]: Player;
  };
const on = (matchDate: string, round: string) => ({ matchDate, round });
const matches = (count: number, more: object = {}) =>
  ({ kind: 'matches', matches: count, served: 0, onHold: 0, ...more }) as Measure;
const about = ({ id }: Player): SanctionSubject => ({ kind: 'player', id });
const spectator: SanctionSubject = { kind: 'other', name: 'Un espectador' };

const decide = async (
  tournamentId: number,
  subject: SanctionSubject,
  measures: Measure[],
  more: Partial<SanctionForm> = {},
) => {
  const body = { tournamentId, subject, measures, reason: 'Escupió al juez.', decidedOn: '2026-05-05', ...more };
  return expectOk(await call('POST /sanctions', { as: 'admin', body }));
};

async function publishBulletin(id: number, more: object = {}) {
  const body = { date: '2026-05-06', ...more };
  const draft = expectOk(await call('POST /tournaments/{id}/bulletins', { as: 'admin', params: { id }, body }));
  expectOk(await call('POST /bulletins/{id}/publish', { as: 'admin', params: { id: draft.id } }));
}

/**
 * The Clausura, whose bulletin tells all that the tribunal decided and not yet the red card of its second round; and a Liga
 * of the same teams that has no bulletin.
 */
async function createWorld() {
  const [home, away, pumas] = await createTeams('Halcones', 'Tigres', 'Pumas');
  const teamIds = [home.id, away.id];
  const cup = await createTournament({ name: 'Clausura', status: 'in_progress', teamIds: [...teamIds, pumas.id] });
  const league = await createTournament({ name: 'Liga', status: 'in_progress', teamIds });
  const [ivan, leo, eva, saul] = await createPlayers(
    home,
    named('Iván', 'Reynoso', 7),
    named('Leo', 'Paz', 8),
    { ...named('Eva', 'Lezama', 31), dateOfBirth: '1931-12-29' },
    named('Saúl', 'Sosa', 9),
  );
  const [caco, beto] = await createPlayers(away, named('Caco', 'Luna', 4), named('Beto', 'Silva', 5));
  const rita = await createPlayer(pumas, { firstName: 'Rita', lastName: 'Vega' });
  const delia = await createStaff({ teamId: home.id, name: 'Delia Ordóñez', role: 'HeadCoach' });
  await playMatch(cup, home, '1-0', away, on('2026-05-02', 'Fecha 1'));
  const second = await playMatch(cup, home, '0-0', away, on('2026-05-09', 'Fecha 2'));
  const third = await createScheduledMatch(cup, home, away, on('2026-05-16', 'Fecha 3'));
  const fourth = await createScheduledMatch(cup, home, away, on('2026-05-23', 'Fecha 4'));
  const opening = await playMatch(league, home, '0-0', away, on('2026-06-06', 'Fecha 1'));
  const next = await createScheduledMatch(league, home, away, on('2026-06-13', 'Fecha 2'));

  await decide(cup.id, about(ivan), [matches(1)], { article: '207' });
  await decide(cup.id, about(leo), [matches(2)]);
  await decide(cup.id, { kind: 'team', id: home.id }, [{ kind: 'points', points: -3 }], { article: '80' });
  const everyKind: Measure[] = [
    matches(4, { served: 1, onHold: 2 }),
    { kind: 'until', from: '2026-05-06', until: '2028-05-05' },
    { kind: 'fine', amount: 1_933_050.5, unit: 'COP' },
    { kind: 'result', text: '0-1' },
  ];
  await decide(cup.id, spectator, everyKind, { article: '287 inc. 6' });
  await decide(cup.id, { kind: 'staff', id: delia.id }, [{ kind: 'other', text: 'Según acta 44' }]);
  await decide(cup.id, about(eva), [matches(99)]);
  const ofRita = await decide(cup.id, about(rita), [matches(5)]);
  await decide(0, about(saul), [{ kind: 'expelled' }]);
  await publishBulletin(cup.id, { title: 'Fallos de la semana', notices: 'El tribunal atiende los martes.' });
  await createMatchEvent(second, caco, 'redcard');
  await createMatchEvent(opening, beto, 'redcard');
  await decide(league.id, about(beto), [matches(1)]);
  return { cup, league, home, away, rita, ofRita, third, fourth, next };
}

const pageOfBulletin = (bulletin = '2026-1', { id } = world.cup) => keyOfPage({ name: 'bulletin', id, bulletin });
const discipline = ({ id } = world.cup) => keyOfPage({ name: 'discipline', id });
const pageOfTeam = ({ id } = world.home) => keyOfPage({ name: 'team', id });
const pageOfMatch = ({ id }: { readonly id: number }) => keyOfPage({ name: 'match', id });
const pageOfStandings = () => keyOfPage({ name: 'standings', id: world.cup.id });
const hrefOfBulletin = (bulletin: string) => `/torneos/${world.cup.id}/boletines/${bulletin}`;

/** What a reader sees of a stored page, a space for each tag. */
const textOf = (key: string): string =>
  (site.objects.get(key) ?? '')
    .replace(/<script[\s\S]*?<\/script>|<head>[\s\S]*?<\/head>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const readBans = async () => {
  const query = { tournamentId: String(world.cup.id) };
  return expectOk(await call('GET /statistics/suspensions', { query }));
};

test('a tournament without a bulletin has no section of discipline, and addresses of bulletins answer 404 with what is missing', async () => {
  const { league } = world;
  expect(site.objects.get(keyOfPage({ name: 'tournament', id: league.id }))).not.toContain('Disciplina');
  for (const key of [discipline(league), pageOfBulletin('2026-1', league)]) {
    const answer = await askForKey(key);
    expect([answer.status, answer.body.toString()]).toEqual([404, expect.stringContaining('Boletín no encontrado')]);
  }
  const nowhere = await askForKey(keyOfPage({ name: 'bulletin', id: 999_999, bulletin: '2026-1' }));
  expect(nowhere.body.toString()).toContain('Torneo no encontrado');
});

test('a bulletin has a page with its lines and notices, a preview, a text to copy, and a place in the sitemap', async () => {
  const text = textOf(pageOfBulletin());
  expect(text).toContain(
    '1. Iván Reynoso (n.º 7, Halcones) : 1 fecha de suspensión. Art. 207. Escupió al juez. 2. Leo Paz (n.º 8, Halcones)',
  );
  expect(text).toContain(
    '4. Un espectador : 4 fechas de suspensión, 1 ya cumplida, 2 en suspenso; suspensión por 2 años, del 06/05/2026 al ' +
      '05/05/2028 inclusive; multa de 1.933.050,5 COP; resultado: 0-1. Art. 287 inc. 6. Escupió al juez.',
  );
  expect(text).toContain('Escupió al juez. El tribunal atiende los martes.');
  const html = site.objects.get(pageOfBulletin()) ?? '';
  expect(html).toContain('<title>Boletín 1/2026 · Fallos de la semana · Clausura');
  expect(html).toMatch(/og:description" content="Clausura, [^"]*Iván Reynoso \(n.º 7, Halcones\): 1 fecha/);
  expect(html).toContain(`og:url" content="https://liga.example${hrefOfBulletin('2026-1')}"`);
  expect(html).toMatch(/og:image" content="[^"]*\/compartir\/boletin\//);
  expect(html).toMatch(/data-text="Boletín 1\/2026 · Fallos de la semana de Clausura\n[^"]*1\. Iván Reynoso/);
  const sitemap = (await askForKey(`sitemap-${world.cup.id}.xml`)).body.toString();
  expect(sitemap).toContain(`${hrefOfBulletin('2026-1')}<`);
  expect(sitemap).toContain(`/torneos/${world.cup.id}/disciplina<`);
  const asked = await askForKey(pageOfBulletin());
  expect([asked.status, asked.body.toString()]).toEqual([200, html]);
  expect((await askForKey(pageOfBulletin('2026-9'))).status).toBe(404);
});

test("'Disciplina' tells who is barred and where it is written, whose ban ended since, and all bulletins", () => {
  const [, barred = '', ended = ''] = textOf(discipline()).split(/No pueden jugar|Cumplidas desde el Boletín 1\/2026/);
  expect(barred).toContain('Leo Paz · Halcones Sanción del tribunal. Se pierde Fecha 3. Boletín 1/2026 ');
  expect(barred).not.toContain('Iván');
  expect(ended).toMatch(/^ Iván Reynoso · Halcones Sanción del tribunal\. Cumplida el sáb 9 may\. Boletín 1\/2026 /);
  const link = `href="${hrefOfBulletin('2026-1')}"`;
  expect(site.objects.get(discipline())).toContain(link);
  expect(site.objects.get(pageOfStandings())).toContain(`/torneos/${world.cup.id}/disciplina"`);
  expect(textOf(pageOfTeam())).toContain('1 partido, por sanción del tribunal · Clausura · Boletín 1/2026');
  expect(site.objects.get(pageOfTeam())).toContain(link);
});

test('a sanction in every tournament leads, in another one, to the bulletin that tells it', () => {
  expect(textOf(pageOfTeam())).toContain('Sanción del tribunal hasta nueva resolución · Liga · Boletín 1/2026');
  const links = site.objects.get(pageOfTeam())?.match(/\/torneos\/\d+\/boletines\/2026-1/g);
  expect(new Set(links)).toEqual(new Set([hrefOfBulletin('2026-1')]));
});

test('points count in the table, whose adjustments name the bulletin that took them', async () => {
  const { cup, home } = world;
  expect(textOf(pageOfStandings())).toContain('Halcones: −3 puntos (Boletín 1/2026. Quita de 3 puntos. Art. 80)');
  const table = expectOk(await call('GET /standings/tournament/{id}', { params: { id: cup.id } }));
  expect(table.find(({ teamId }) => teamId === home.id)).toMatchObject({ points: 1, adjustment: -3 });
});

test('the next bulletin changes the pages of those it corrects, supersedes and tells of, also of a card', async () => {
  const { cup, away, rita, ofRita, third, fourth } = world;
  const barred = 'Caco Luna · Tigres Roja en Fecha 2. Se pierde Fecha 3.';
  expect(textOf(pageOfMatch(third))).toMatch(new RegExp(`No pueden jugar .*${barred} (?!Boletín)`));
  expect(textOf(pageOfMatch(fourth))).not.toContain('Caco Luna');
  expect(textOf(pageOfTeam(away))).toMatch(/por roja en Fecha 2 · Clausura (?!· Boletín)/);
  expect((await readBans()).map(({ playerName }) => playerName)).toContain('Rita Vega');

  await decide(cup.id, about(rita), [{ kind: 'lifted' }], { replaces: ofRita.id });
  await publishBulletin(cup.id);
  await publishBulletin(cup.id, { corrects: 1, notices: 'Donde dice 1, léase 2.', sanctionIds: [] });
  await publishChanges();
  expect(textOf(pageOfBulletin())).toContain('Corregido por el Boletín 3/2026');
  expect(textOf(pageOfBulletin('2026-3'))).toContain('Fe de erratas del Boletín 1/2026');
  expect(textOf(pageOfBulletin('2026-2'))).toContain(
    'Se levanta la suspensión. Escupió al juez. Reemplaza lo publicado en el Boletín 1/2026.',
  );
  expect((await readBans()).map(({ playerName }) => playerName)).not.toContain('Rita Vega');
  expect(textOf(pageOfMatch(third))).toContain(`${barred} Boletín 2/2026`);
  expect(site.objects.get(pageOfMatch(third))).toContain(`href="${hrefOfBulletin('2026-2')}"`);
  expect(textOf(pageOfTeam(away))).toContain('por roja en Fecha 2 · Clausura · Boletín 2/2026');
  expect(await listWrongPages(site)).toEqual([]);
});

test("a result writes no bulletin, 'Disciplina' where there is one, and who was barred no longer on its own page", async () => {
  const { league, third, next } = world;
  expect(textOf(pageOfMatch(third))).toContain('No pueden jugar');
  site.written.length = 0;
  for (const match of [third, next]) expectOk(await saveScore(match, '0-0'));
  await publishChanges();
  expect(new Set(site.written.filter((key) => /disciplina|boletin/.test(key)))).toEqual(new Set([discipline()]));
  expect(site.written).toContain(keyOfPage({ name: 'standings', id: league.id }));
  expect(textOf(pageOfMatch(third))).not.toContain('No pueden jugar');
});

// Last, as a change of the settings and another day publish all pages.
describe('where squads are private, or the years are over', () => {
  const secrets = ['Reynoso', 'Escupió', 'Ordóñez', 'Lezama', 'acta 44', '1931-12-29', '29/12/1931'];
  /** Everything that anybody may read of the tournament. */
  const allThatIsPublic = async (): Promise<string[]> => {
    const { cup, home } = world;
    const params = { id: cup.id };
    const answers = [
      await readBans(),
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
  const secretsIn = (texts: readonly string[]) =>
    secrets.filter((secret) => texts.some((text) => text.includes(secret)));

  test('no page and no answer has a name, a reason or a birth date', async () => {
    expect(secretsIn(await allThatIsPublic())).toEqual(['Reynoso', 'Escupió', 'Ordóñez', 'Lezama', 'acta 44']);
    onTestFinished(() => saveSettings({ publicSquads: true }));
    await saveSettings({ publicSquads: false });
    await publishChanges();
    expect(secretsIn(await allThatIsPublic())).toEqual([]);
    expect(textOf(pageOfBulletin())).toContain('n.º 7 de Halcones : 1 fecha de suspensión. Art. 207.');
    expect(textOf(pageOfBulletin())).toContain('Integrante de Halcones : Otra medida.');
    expect(textOf(discipline())).toContain('n.º 31 de Halcones');
    expect(textOf(pageOfTeam())).toContain('n.º 31 de Halcones');
    expect(await listWrongPages(site)).toEqual([]);
    const query = { tournamentId: String(world.cup.id) };
    const known = expectOk(await call('GET /statistics/suspensions', { as: 'admin', query }));
    expect(known.map(({ playerName }) => playerName)).toContain('Iván Reynoso');
  });

  test('a bulletin of a finished tournament loses names, reasons and notices on the day its years are over', async () => {
    expectOk(await editTournament(world.cup, { status: 'completed' }));
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const passDay = async (now: string) => {
      vi.setSystemTime(new Date(now));
      await sendScheduledEvent(now);
      await publishChanges();
    };
    await passDay('2031-05-05T15:00:00Z');
    expect(textOf(pageOfBulletin())).toMatch(/Iván Reynoso .* El tribunal atiende los martes\./);
    await passDay('2031-05-06T15:00:00Z');
    expect(textOf(pageOfBulletin())).toContain('Integrante de Halcones : 1 fecha de suspensión. Art. 207.');
    expect(textOf(pageOfBulletin())).not.toContain('El tribunal atiende');
    const pages = [pageOfBulletin(), discipline()].map((key) => site.objects.get(key) ?? '');
    expect(secretsIn([...pages, JSON.stringify(await readBans())])).toEqual([]);
  });
});
