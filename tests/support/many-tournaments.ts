/** Thousands of tournaments, copied from a published one without the API, so that it takes seconds, not minutes. */
import { BatchWriteCommand, DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { TournamentTotals } from '#functions/competition/publication/documents/compose-tournament.ts';
import {
  decodeDocument,
  type EncodedDocument,
  encodeDocument,
} from '#functions/competition/publication/store/document-encoding.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { incompressibleText } from './stored-documents.ts';

type Item = Key & Record<string, unknown>;

/** Copies a tournament with its published totals, each copy with a name and description of its own. */
export async function copyPublishedTournament(id: number, copies: number): Promise<void> {
  const [tournament, totals] = await Promise.all(
    [keys.entity('TOURNAMENT', id), keys.document(id, 'TOTALS')].map(readItem),
  );
  const items = Array.from({ length: copies }, (_, at) => {
    const copy = 100_000 + at;
    const texts = { name: `Torneo ${copy}`, description: incompressibleText(at) };
    return [
      { ...tournament, ...keys.entity('TOURNAMENT', copy), id: copy, ...texts },
      copyOfTotals(totals as Item, copy),
    ] as Item[];
  }).flat();
  for (let at = 0; at < items.length; at += 500) {
    const chunks = Array.from({ length: 20 }, (_, part) => items.slice(at + part * 25, at + part * 25 + 25));
    await Promise.all(chunks.filter((chunk) => chunk.length > 0).map(writeItems));
  }
}

/** Removes the first copies, without their totals. */
export async function removeCopies(copies: number): Promise<void> {
  for (let at = 0; at < copies; at += 1)
    await documentClient().send(
      new DeleteCommand({ TableName: tableName(), Key: { ...keys.entity('TOURNAMENT', 100_000 + at) } }),
    );
}

async function readItem(Key: Key): Promise<Item> {
  const { Item } = await documentClient().send(new GetCommand({ TableName: tableName(), Key: { ...Key } }));
  return Item as Item;
}

function copyOfTotals({ json, gzip, ...page }: Item, tournamentId: number): Item {
  const { summary, ...content } = decodeDocument<TournamentTotals>({ json, gzip } as EncodedDocument);
  const copy = { ...content, tournamentId, summary: { ...summary, id: tournamentId } };
  return { ...page, ...keys.document(tournamentId, 'TOTALS'), ...encodeDocument(copy) };
}

const writeItems = (items: readonly Item[]) =>
  documentClient().send(
    new BatchWriteCommand({ RequestItems: { [tableName()]: items.map((Item) => ({ PutRequest: { Item } })) } }),
  );
