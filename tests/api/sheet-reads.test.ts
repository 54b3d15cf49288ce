/** What reading a sheet costs: open ones are read again every few seconds. */
import { beforeAll, expect, test } from 'vitest';
import { documentClient } from '#functions/platform/table/client.ts';
import { startApi } from '#tests/support/api.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createSquad } from '#tests/support/players.ts';
import { createSeason } from '#tests/support/season.ts';
import {
  clockMark,
  createMatchDay,
  eventOf,
  presenceOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { publishChanges } from '#tests/support/stream.ts';

/** The calls to the table that read. */
let reads = 0;

beforeAll(async () => {
  await startApi();
  documentClient().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (/^(Get|BatchGet|Query)/.test(commandName ?? '')) reads += 1;
        return next(args);
      },
    { name: 'reads', step: 'initialize' },
  );
});

test('a sheet in play takes 12 reads of a Planillero, whatever the size of the squads', async () => {
  const { user, headers } = await createPlanillero();
  const day = await createMatchDay({}, { sheetUserIds: [user.id] });
  const { match, home, away, homePlayers } = day;
  await sendOperations(match, [clockMark('start', 60), eventOf(homePlayers[0])]);
  const countReads = async () => {
    await publishChanges();
    reads = 0;
    await readSheet(match, { headers });
    return reads;
  };
  expect(await countReads()).toBe(12);
  for (const team of [home, away]) await createSquad(team, 10);
  expect(await countReads()).toBe(12);
});

test('a suspension that is not published yet is told when a presence is refused for it', async () => {
  const { fechas, home, perez } = await createSeason();
  await publishChanges();
  await createMatchEvent(fechas[0], perez, 'redcard');
  const suspensionIn = (sheet: Awaited<ReturnType<typeof readSheet>>) =>
    sheet.squads.away.find(({ id }) => id === perez.id)?.suspension;
  expect(suspensionIn(await readSheet(fechas[1]))).toBe('');
  const refused = await sendOperations(fechas[1], [presenceOf(home.id, [perez.id])]);
  expect(refused.results).toMatchObject([{ outcome: 'refused', message: 'Juan Pérez no puede jugar por suspensión.' }]);
  expect(suspensionIn(refused.sheet)).toBe('roja en Fecha 1');
  await publishChanges();
  expect(suspensionIn(await readSheet(fechas[1]))).toBe('roja en Fecha 1');
});
