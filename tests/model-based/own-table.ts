/** A table of its own for each history, with the same clubs, players, tournaments and administrator. */
import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { dropTable, ensureTable } from '#infra/local/services/tables.ts';
import { call } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { samples } from '#tests/support/samples.ts';
import { tableSettings } from '#tests/support/table.ts';
import { maxClubs, maxTournaments } from './new-federation.ts';
import { clubNames, surnames } from './random-actions.ts';

export interface TableItem {
  readonly pk: string;
  readonly sk: string;
  readonly [field: string]: unknown;
}

/** All items of the table. */
export async function readAllTableItems(): Promise<TableItem[]> {
  const items: TableItem[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new ScanCommand({ TableName: tableName(), ConsistentRead: true, ExclusiveStartKey }),
    );
    items.push(...((page.Items ?? []) as TableItem[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

interface FederationSize {
  readonly clubs: number;
  readonly tournaments: number;
}

/** Creates the clubs and tournaments through the API; two of the three players of each club are goalkeepers. */
export async function createFederation({
  clubs = maxClubs,
  tournaments = maxTournaments,
}: Partial<FederationSize> = {}): Promise<TableItem[]> {
  const as = 'admin' as const;
  for (let at = 1; at <= tournaments; at += 1) {
    const dates = { startDate: '2026-03-01', endDate: '2027-12-31', status: 'in_progress' as const };
    expectOk(await call('POST /tournaments', { as, body: { name: `Copa ${at}`, ...dates } }));
  }
  for (let at = 1; at <= clubs; at += 1) {
    const { id: teamId } = expectOk(
      await call('POST /teams', { as, body: { ...samples['POST /teams'], name: clubNames[at] ?? '' } }),
    );
    for (const jerseyNumber of [1, 2, 3]) {
      const position = jerseyNumber < 3 ? ('Portero' as const) : ('Delantero' as const);
      const person = { firstName: 'Juan', lastName: surnames[(3 * at + jerseyNumber) % surnames.length] ?? '' };
      const body = { teamId, ...person, jerseyNumber, position, isStarter: true, dateOfBirth: '1998-05-21' };
      expectOk(await call('POST /players', { as, body }));
    }
  }
  return readAllTableItems();
}

/** Runs `run` while the Lambdas use a new table with these items. */
export async function runOnNewTableWithItems<T>(items: readonly TableItem[], run: () => Promise<T>): Promise<T> {
  const { database } = inject('services');
  const before = tableName();
  const own = `historia-${randomUUID()}`;
  await ensureTable(database, tableSettings(own));
  Object.assign(environment(), { tableName: own });
  try {
    await putItems(items);
    return await run();
  } finally {
    Object.assign(environment(), { tableName: before });
    await dropTable(database, own);
  }
}

/** Writes items into the table of the Lambdas. */
export async function putItems(items: readonly TableItem[]): Promise<void> {
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await documentClient().send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }));
  }
}
