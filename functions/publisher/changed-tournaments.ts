/** Decides which tournaments a change of the table shows in, and whether it shows in what stands over all of them. */
import type { DynamoDBRecord } from 'aws-lambda';
import { listBookedMatches } from '../competition/records/bookings.ts';
import { findMatches } from '../competition/records/matches.ts';
import { getSettings } from '../competition/records/settings.ts';
import { listTournamentsOfTeam } from '../competition/records/tournaments.ts';
import { type BookedKind, partitionKeys, sortKeyPrefixes, tournamentIdOfPartition } from '../platform/table/keys.ts';
import { tournamentsOfDiscipline, tournamentsServedBy } from './changed-discipline.ts';
import {
  doFieldsDiffer,
  isClockChange,
  isOnlySchemaRewrite,
  isPresenceChange,
  isSheetChange,
  type StreamChange,
} from './stream-change.ts';
import { listTournamentsNamingPlayer } from './tournaments-of-player.ts';

/** A sheet changes the tournament's documents by its clock, which they show, and by who was present, whom they count. */
const isPublishedSheetChange = (change: StreamChange): boolean => isClockChange(change) || isPresenceChange(change);

export async function listTournamentsAffectedBy({ dynamodb }: DynamoDBRecord): Promise<number[]> {
  if (isOnlySchemaRewrite(dynamodb)) return [];
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const id = Number(dynamodb?.Keys?.sk?.S);
  const shows = (...fields: string[]) => doFieldsDiffer(dynamodb, fields);
  const tournamentId = tournamentIdOfPartition(pk);
  if (tournamentId !== null) {
    if (isSheetChange(dynamodb) && !isPublishedSheetChange(dynamodb)) return [];
    return [...new Set([tournamentId, ...(await tournamentsServedBy(dynamodb))])];
  }
  const ofDiscipline = await tournamentsOfDiscipline(dynamodb);
  if (ofDiscipline) return ofDiscipline;
  if (pk === partitionKeys.entities('TOURNAMENT')) return [id];
  if (pk === partitionKeys.entities('TEAM') && shows('name', 'shortName', 'logo'))
    return (await listTournamentsOfTeam(id)).map((each) => each.id);
  if (pk === partitionKeys.entities('CANCHA') && shows('nombre', 'ubicacion'))
    return listTournamentsReferringTo('CANCHA', id);
  if (isPlayerOrStaffChange(sortKeyPrefixes.staff, dynamodb) && shows('name')) {
    return listTournamentsReferringTo('STAFF', idFromKey(sortKeyPrefixes.staff, dynamodb));
  }
  if (
    isPlayerOrStaffChange(sortKeyPrefixes.player, dynamodb) &&
    !isNewPlayerOrStaff(dynamodb) &&
    (shows('firstName', 'lastName', 'pendingMatchId') || (await showsInPublicLineups(dynamodb)))
  ) {
    return listTournamentsNamingPlayer(
      idFromKey(sortKeyPrefixes.player, dynamodb),
      Number(pk.slice(partitionKeys.teams.length)),
    );
  }
  return [];
}

/**
 * Whether a change shows in the documents over all tournaments, beside what a tournament's own documents tell of it:
 * tournaments, and teams that are new, deleted, or change name or logo.
 */
export function affectsOverallDocuments({ dynamodb }: DynamoDBRecord): boolean {
  const pk = dynamodb?.Keys?.pk?.S;
  if (isOnlySchemaRewrite(dynamodb)) return false;
  if (pk === partitionKeys.entities('TOURNAMENT')) return true;
  return pk === partitionKeys.entities('TEAM') && doFieldsDiffer(dynamodb, ['name', 'logo']);
}

/** Whether it changes what the lineups on pages of matches show beside a player's name. */
const showsInPublicLineups = async (change: StreamChange): Promise<boolean> =>
  doFieldsDiffer(change, ['jerseyNumber', 'status']) && (await getSettings()).publicSquads;

const isPlayerOrStaffChange = (prefix: string, change: StreamChange): boolean =>
  (change?.Keys?.pk?.S ?? '').startsWith(partitionKeys.teams) && (change?.Keys?.sk?.S ?? '').startsWith(prefix);

/** Whether a player or staff member was created (version 1), not moved from another team (a higher version). */
const isNewPlayerOrStaff = (change: StreamChange): boolean => !change?.OldImage && change?.NewImage?.version?.N === '1';

const idFromKey = (prefix: string, change: StreamChange): number => Number(change?.Keys?.sk?.S?.slice(prefix.length));

async function listTournamentsReferringTo(booked: BookedKind, id: number): Promise<number[]> {
  const matches = await findMatches(await listBookedMatches(booked, id));
  return [...new Set(matches.map(({ tournamentId }) => tournamentId))];
}
