/** An environment with every kind of data for tests of export and import, with access to its services and items. */
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { sendToCognito } from '#functions/platform/identity/client.ts';
import { listUsers } from '#functions/platform/identity/users.ts';
import { batchWrite } from '#infra/data/batch-write.ts';
import { createDataClients, type DataServices } from '#infra/data/environment-services.ts';
import { kindOfKey, kindRules } from '#infra/data/item-kinds.ts';
import { scanTable } from '#infra/data/scan.ts';
import { keyOfItem, type StoredAttributes, storedKeyOf } from '#infra/data/stored-item.ts';
import { call } from './api.ts';
import { createScheduledMatch, createTeams, createTournament, expectOk, playMatch } from './api-fixtures.ts';
import { aPng } from './images.ts';
import { runLogoCleanup, sendFileForm, uploadLogo } from './logos.ts';
import { createOneOfEverything } from './one-of-everything.ts';
import { publishEverything } from './reconcile.ts';
import { createLink } from './sheets.ts';
import { createUser } from './users.ts';

/** The services of the test file's own table and bucket. */
export const dataServices = (): DataServices => ({
  environment: 'test',
  ...createDataClients(),
  tableName: process.env.TABLE_NAME ?? '',
  bucket: process.env.FILES_BUCKET ?? '',
  publishEverything,
});

/**
 * Creates every kind of entity, a played match, a team and a federation with uploaded logos, a match with a link to its
 * sheet, and two users with their sessions; returns the tournament of the played match, the addresses of the logos, and
 * the link.
 */
export async function createData() {
  await createOneOfEverything();
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  await playMatch(cup, home, '3-1', away);
  const match = await createScheduledMatch(cup, home, away, { matchDate: new Date().toISOString().slice(0, 10) });
  const { token } = await createLink(match);
  const { logoUrl } = expectOk(await uploadLogo(home.id, aPng(60, 60)));
  await runLogoCleanup();
  const settings = expectOk(await call('GET /settings'));
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settings, name: 'Liga del Sur' } }));
  const ofFederation = expectOk(await sendFileForm('POST /settings/logo/upload', aPng(50, 50))) as { logoUrl: string };
  const coach = await createUser({ roles: ['DT'], teamId: 1 });
  await createUser();
  await publishEverything();
  return {
    cupId: cup.id,
    logo: logoUrl,
    federationLogo: ofFederation.logoUrl,
    link: { matchId: match.id, token },
    coach,
  };
}

/** The items that exports hold, by key. */
export async function readExportableItems(): Promise<StoredAttributes[]> {
  const found: StoredAttributes[] = [];
  const { table, tableName } = dataServices();
  await scanTable(table, { TableName: tableName }, async (items) => {
    found.push(...items.filter((item) => kindRules[kindOfKey(keyOfItem(item)) ?? 'document'].file));
  });
  return sortByKey(found);
}

export const sortByKey = (items: readonly StoredAttributes[]): StoredAttributes[] =>
  [...items].sort((a, b) => (JSON.stringify(keyOfItem(a)) < JSON.stringify(keyOfItem(b)) ? -1 : 1));

/** Deletes every item of the table, and every user's account in the pool. */
export async function emptyTableAndPool(): Promise<void> {
  for (const { email } of await listUsers()) {
    await sendToCognito(new AdminDeleteUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: email })).catch(
      () => {},
    );
  }
  const { table, tableName } = dataServices();
  await scanTable(table, { TableName: tableName, ProjectionExpression: 'pk, sk' }, async (items) => {
    await batchWrite(
      table,
      tableName,
      items.map((item) => ({ DeleteRequest: { Key: storedKeyOf(keyOfItem(item)) } })),
    );
  });
}

/** The standings of a tournament, as a fan gets them. */
export async function readStandings(id: number) {
  return expectOk(await call('GET /standings/tournament/{id}', { params: { id } }));
}
