/** Which tournaments show something that a change of the table changed. */
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { listBookedMatches } from '../platform/table/book.ts';
import { findMatches } from '../platform/table/matches.ts';
import { listTournamentsOfTeam } from '../platform/table/tournaments.ts';

export async function tournamentsTouchedBy({ dynamodb }: DynamoDBRecord): Promise<number[]> {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const id = Number(dynamodb?.Keys?.sk?.S);
  const shows = (...fields: string[]) => differs(dynamodb?.OldImage, dynamodb?.NewImage, fields);
  if (pk.startsWith('T#')) return [Number(pk.slice(2))];
  if (pk === 'ALL#TOURNAMENT') return [id];
  if (pk === 'ALL#TEAM' && shows('name', 'logo')) return (await listTournamentsOfTeam(id)).map((each) => each.id);
  if (pk === 'ALL#CANCHA' && shows('nombre')) return tournamentsPlayedAt(id);
  return [];
}

type Image = { readonly [name: string]: AttributeValue } | undefined;

/** Documents carry copies of these fields only. */
const differs = (before: Image, after: Image, fields: readonly string[]): boolean =>
  fields.some((field) => before?.[field]?.S !== after?.[field]?.S);

async function tournamentsPlayedAt(canchaId: number): Promise<number[]> {
  const matches = await findMatches(await listBookedMatches('CANCHA', canchaId));
  return [...new Set(matches.map(({ tournamentId }) => tournamentId))];
}
