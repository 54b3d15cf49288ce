/** Decides which tournaments a decision of the tribunal shows in, and which a match that serves a ban in every tournament. */
import { listTournamentsUnderSanction } from '../competition/discipline/read-discipline.ts';
import { everyTournament, listSanctionsOfTournament, type StoredSanction } from '../competition/records/sanctions.ts';
import { partitionKeys, sortKeyPrefixes } from '../platform/table/keys.ts';
import { fieldsOf } from './item-images.ts';
import { doFieldsDiffer, numbersInField, type StreamChange } from './stream-change.ts';

/** The tournaments that show a changed sanction or bulletin; null for a change of something else. */
export async function tournamentsOfDiscipline(change: StreamChange): Promise<number[] | null> {
  const pk = change?.Keys?.pk?.S ?? '';
  if (pk !== partitionKeys.sanctions && pk !== partitionKeys.bulletins) return null;
  const images = [change?.OldImage, change?.NewImage].flatMap((image) => (image ? [image] : []));
  const tournamentIds = new Set(images.flatMap((image) => numbersInField(image, 'tournamentId')));
  const isEverywhere = pk === partitionKeys.sanctions && tournamentIds.delete(everyTournament);
  if (!isEverywhere) return [...tournamentIds];
  const sanctions = images.map(
    (image) => fieldsOf(image, ['subject', 'teamId']) as Pick<StoredSanction, 'subject' | 'teamId'>,
  );
  return [...tournamentIds, ...(await listTournamentsUnderSanction(sanctions))];
}

/** The tournaments in which a player is barred by a ban in every tournament that the changed match may serve. */
export async function tournamentsServedBy(change: StreamChange): Promise<number[]> {
  const isMatch = change?.Keys?.sk?.S?.startsWith(sortKeyPrefixes.match);
  if (!isMatch || !doFieldsDiffer(change, ['status', 'walkover', 'matchDate', 'homeTeamId', 'awayTeamId'])) return [];
  const everywhere = await listSanctionsOfTournament(everyTournament);
  if (everywhere.length === 0) return [];
  const teamIds = [change?.OldImage, change?.NewImage].flatMap((image) =>
    ['homeTeamId', 'awayTeamId'].flatMap((field) => numbersInField(image, field)),
  );
  return listTournamentsUnderSanction(everywhere.filter(({ teamId }) => teamIds.includes(teamId)));
}
