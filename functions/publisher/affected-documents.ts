/** Decides which documents a change of the table affects. */
import type { DynamoDBRecord } from 'aws-lambda';
import { isStored } from '../platform/table/client.ts';
import { listBookedMatches } from '../platform/table/day-book.ts';
import { readDeletion } from '../platform/table/deletions.ts';
import { type BookedKind, keys, partitionKeys, sortKeyPrefixes } from '../platform/table/keys.ts';
import { deleteMatchChildren } from '../platform/table/match-children.ts';
import { findMatches } from '../platform/table/matches.ts';
import { getSettings } from '../platform/table/settings.ts';
import { listTournaments, listTournamentsOfTeam } from '../platform/table/tournaments.ts';
import {
  doFieldsDiffer,
  isClockChange,
  isOnlySchemaRewrite,
  isSheetChange,
  type StreamChange,
} from './stream-change.ts';
import { listTournamentsNamingPlayer } from './tournaments-of-player.ts';

export async function listTournamentsAffectedBy({ dynamodb }: DynamoDBRecord): Promise<number[]> {
  if (isOnlySchemaRewrite(dynamodb)) return [];
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const id = Number(dynamodb?.Keys?.sk?.S);
  const shows = (...fields: string[]) => doFieldsDiffer(dynamodb, fields);
  if (pk.startsWith('T#')) {
    const tournamentId = Number(pk.slice(2));
    if (isSheetChange(dynamodb) && !isClockChange(dynamodb)) return [];
    const matchId = idOfDeletedMatch(dynamodb);
    if (matchId !== null) await deleteChildrenUnlessRestored(tournamentId, matchId);
    return [tournamentId];
  }
  if (pk === 'ALL#TOURNAMENT') return [id];
  if (pk === partitionKeys.settings && shows('timeZone')) return (await listTournaments()).map((each) => each.id);
  if (pk === 'ALL#TEAM' && shows('name', 'shortName', 'logo'))
    return (await listTournamentsOfTeam(id)).map((each) => each.id);
  if (pk === 'ALL#CANCHA' && shows('nombre')) return listTournamentsReferringTo('CANCHA', id);
  if (isPlayerOrStaffChange(sortKeyPrefixes.staff, dynamodb) && shows('name')) {
    return listTournamentsReferringTo('STAFF', idFromKey(sortKeyPrefixes.staff, dynamodb));
  }
  if (
    isPlayerOrStaffChange(sortKeyPrefixes.player, dynamodb) &&
    !isNewPlayerOrStaff(dynamodb) &&
    (shows('firstName', 'lastName') || (await showsInPublicLineups(dynamodb)))
  ) {
    return listTournamentsNamingPlayer(
      idFromKey(sortKeyPrefixes.player, dynamodb),
      Number(pk.slice(partitionKeys.teams.length)),
    );
  }
  return [];
}

/** A match whose deletion was undone meanwhile keeps its lineups. */
async function deleteChildrenUnlessRestored(tournamentId: number, matchId: number): Promise<void> {
  if (await isStored(keys.match(tournamentId, matchId))) return;
  const { by, at, link } = await readDeletion(keys.matchRef(matchId));
  const author = { by: by ?? 0, at: at ?? new Date().toISOString(), ...(link !== null && { link }) };
  await deleteMatchChildren(tournamentId, matchId, author);
}

/**
 * Whether a change shows in the documents over all tournaments: any change of the settings or of the site's address,
 * and teams that are new, deleted, or change name or logo.
 */
export function affectsCrossTournamentDocs({ dynamodb }: DynamoDBRecord): boolean {
  const pk = dynamodb?.Keys?.pk?.S;
  if (isOnlySchemaRewrite(dynamodb)) return false;
  if (pk === partitionKeys.settings) return true;
  return pk === partitionKeys.entities('TEAM') && doFieldsDiffer(dynamodb, ['name', 'logo']);
}

/** The id of the match that this change deleted; null for any other change. */
function idOfDeletedMatch(change: StreamChange): number | null {
  const sk = change?.Keys?.sk?.S ?? '';
  return sk.startsWith(sortKeyPrefixes.match) && !change?.NewImage ? idFromKey(sortKeyPrefixes.match, change) : null;
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
