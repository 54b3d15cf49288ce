/** Verdicts that were frozen as matches began stay byte for byte, whatever is edited afterwards. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { exportData } from '#infra/data/export.ts';
import { importData } from '#infra/data/import.ts';
import { verifyExport } from '#infra/data/verify.ts';
import type { FrozenVerdicts } from '#shared/domain/schemas/eligibility.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createScheduledMatch, editMatch, expectOk, saveScore } from '#tests/support/api-fixtures.ts';
import { dataServices, emptyTableAndPool } from '#tests/support/exported-data.ts';
import { isFullRun } from '#tests/support/full.ts';
import { clockMark, sendOperations } from '#tests/support/sheet-operations.ts';
import { createFederation } from './own-table.ts';
import { arbitraryAction } from './random-actions.ts';
import { arbitraryEdit, carryOutEdit, editNames } from './random-edits.ts';
import { carryOutAction } from './requests.ts';

const editCount = isFullRun ? 1000 : 10;

interface FrozenItem {
  readonly sk: string;
  readonly content: string;
  readonly sha256: string;
}

/** The items of each match that began, those of its first start first. */
const readFrozen = (matches: readonly Match[]): Promise<FrozenItem[][]> =>
  Promise.all(matches.map(({ id }) => queryPartition<FrozenItem>(partitionKeys.verdicts(id))));

/** Three matches that began: on the sheet, by their status, with their result; and whom they judged. */
async function createBegunMatches(): Promise<Match[]> {
  await createFederation({ clubs: 4, tournaments: 1 });
  const team = (id: number) => ({ id });
  const matches = [
    await createScheduledMatch({ id: 1 }, team(1), team(2), { round: 'Fecha 1' }),
    await createScheduledMatch({ id: 1 }, team(3), team(4), { round: 'Fecha 1' }),
    await createScheduledMatch({ id: 1 }, team(1), team(3), { round: 'Fecha 2' }),
  ];
  const [bySheet, byStatus, byScore] = matches as [Match, Match, Match];
  await sendOperations(bySheet, [
    { ...clockMark('start'), verdicts: { at: '2026-03-01T17:00:00.000Z', ineligible: [1] } } as never,
  ]);
  expectOk(await editMatch(byStatus, { status: 'in_progress' }));
  expectOk(await saveScore(byScore, '2-1'));
  return matches;
}

/** Exports the data, empties the environment and imports them again. */
async function moveData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-verdicts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const services = { ...dataServices(), publishEverything: async () => {} };
  await exportData(services, join(folder, 'exported'));
  await emptyTableAndPool();
  await importData(services, await verifyExport(join(folder, 'exported')), { replaces: false, log: () => {} });
}

test(`verdicts at the start are byte for byte the same after ${editCount} random edits, undos among them, an export and an import`, async () => {
  await startApi();
  const matches = await createBegunMatches();
  const frozen = (await readFrozen(matches)).map(([first]) => first as FrozenItem);
  const sources = frozen.map(({ content }) => (JSON.parse(content) as FrozenVerdicts).source);
  expect(sources).toEqual(['sheet', 'status', 'score']);
  const requireSame = async (after: unknown) => {
    const now = (await readFrozen(matches)).map(([first]) => first as FrozenItem);
    expect(now, JSON.stringify(after)).toEqual(frozen);
    for (const { content, sha256 } of now) expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  };
  for (const match of matches)
    for (const status of ['scheduled', 'in_progress'] as const) expectOk(await editMatch(match, { status }));
  await requireSame('all began again');
  const accepted = new Map<string, number>();
  const arbitrary = fc.oneof({ weight: 1, arbitrary: arbitraryAction }, { weight: 2, arbitrary: arbitraryEdit });
  for (const each of fc.sample(arbitrary, { numRuns: editCount })) {
    if ('do' in each) await carryOutAction(each);
    else if (await carryOutEdit(each)) accepted.set(each.edit, 1 + (accepted.get(each.edit) ?? 0));
    await requireSame(each);
  }
  // In a long run each kind of edit is accepted several times as often as this.
  if (isFullRun) expect(editNames.filter((name) => (accepted.get(name) ?? 0) < 5)).toEqual([]);

  const { atStart, earlier } = expectOk(
    await call('GET /matches/{id}/eligibility', { as: 'admin', params: { id: matches[0]?.id ?? 0 } }),
  );
  const { content, sha256 } = frozen[0] as FrozenItem;
  expect([...earlier, atStart][0]).toEqual({ ...JSON.parse(content), sha256 });
  const all = await readFrozen(matches);
  await moveData();
  expect(await readFrozen(matches)).toEqual(all);
  await requireSame('the import');
});
