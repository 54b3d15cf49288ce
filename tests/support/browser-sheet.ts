/** The live sheet of a match, as the person at the pitch uses it on a phone. */
import type { Locator, Page } from 'playwright-core';
import { federationDateTime } from '#infra/local/seed/local-moment.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { waitUntilIdle } from './browser-steps.ts';
import type { OwnTournament } from './own-tournament.ts';
import { expectOk } from './web-client.ts';

/**
 * Creates a match of tomorrow at this full hour: the first team, which has 11 players, against the second, which has 8. The
 * first team's number 5 is suspended for the earliest of its matches.
 */
export const createMatchToPlay = (own: OwnTournament, hour: number): Promise<number> =>
  createMatchOnDay(own, hour, 1, own.teams[1].id);

/** Creates a match of today: the first team against the fourth, which nothing else keeps busy. */
export const createMatchOfToday = (own: OwnTournament, hour: number): Promise<number> =>
  createMatchOnDay(own, hour, 0, own.teams[3].id);

async function createMatchOnDay(own: OwnTournament, hour: number, days: number, awayTeamId: number): Promise<number> {
  const body = {
    tournamentId: own.id,
    homeTeamId: own.teams[0].id,
    awayTeamId,
    round: `Fecha ${hour}`,
    matchDate: addDays(federationDateTime(new Date()).date, days),
    matchTime: `${String(hour).padStart(2, '0')}:00`,
    location: 'Complejo Sur',
  };
  return (await expectOk(own.api('POST /matches', { body }))).id;
}

/** Changes the status of a match, as an administrator does on its page. */
export async function changeStatus(
  own: OwnTournament,
  matchId: number,
  status: 'in_progress' | 'postponed',
): Promise<void> {
  const params = { id: matchId };
  const match = await expectOk(own.api('GET /matches/{id}', { params }));
  const { homeTeamId, awayTeamId, round, matchDate, matchTime, location } = match;
  const body = { homeTeamId, awayTeamId, round, matchDate, matchTime, location, status };
  await expectOk(own.api('PUT /matches/{id}', { params, body }));
}

export const sheetAddress = (matchId: number): string => `/partidos/${matchId}/planilla`;

/** Opens the sheet of a new match of tomorrow at this full hour; `read` reads it from the API. */
export async function openSheetToPlay(page: Page, own: OwnTournament, hour: number) {
  const params = { id: await createMatchToPlay(own, hour) };
  await page.goto(sheetAddress(params.id));
  await waitUntilIdle(page);
  const read = () => expectOk(own.api('GET /matches/{id}/sheet', { params }));
  return { sheet: sheetParts(page), read };
}

/** A hand that counts its taps. */
export interface CountingHand {
  readonly tap: (target: Locator) => Promise<void>;
  /** The taps since the last call. */
  readonly count: () => number;
}

export function countingHand(): CountingHand {
  let taps = 0;
  return {
    async tap(target) {
      taps += 1;
      await target.tap();
    },
    count() {
      const counted = taps;
      taps = 0;
      return counted;
    },
  };
}

/** What can be tapped on the sheet. */
export const sheetParts = (page: Page) => {
  const half = (team: string) => page.getByRole('region', { name: team, exact: true });
  return {
    goal: (team: string) => half(team).getByRole('button', { name: /^Gol ?de / }),
    card: (team: string, name: 'Azul' | 'Amarilla' | 'Roja' | 'En contra') =>
      half(team).getByRole('button', { name: new RegExp(`${name}$`) }),
    player: (shirtNumber: number) =>
      page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${shirtNumber}\\b`) }),
    named: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    /** The line below the score. */
    lastEvent: page.locator('[data-last-event]'),
    score: page.locator('[data-score]'),
    queue: page.locator('[data-queue]'),
  };
};

/** Presses one of the buttons beside a number, such as 'Minuto: uno menos', some times. */
export async function pressStepper(page: Page, label: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await sheetParts(page).named(label).tap();
}

/** Lets the captain of a team confirm the ended sheet. */
export async function confirmSheet(page: Page, team: string): Promise<void> {
  const form = page.getByRole('form', { name: `Confirmar por ${team}` });
  await form.getByLabel(`Capitán o DT de ${team}`).fill('Ana Paz');
  await form.getByRole('button', { name: 'Confirmar' }).tap();
}
