/**
 * Reads what the page of a match shows: the match, its events and lineups from the table, the facts of its tournament.
 */
import type { MatchLineup } from '#shared/domain/schemas/lineup.ts';
import type { MatchPageData } from '#shared/pages/page-data.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { readNamedPlayers } from '../documents/named-players.ts';
import { presentEvent } from '../documents/present-events.ts';
import { presentMatchLineup } from '../documents/present-lineups.ts';
import { presentMatch, readMatchReferences } from '../documents/present-matches.ts';
import { listEventsOfMatch } from '../table/events.ts';
import { readMatchLineups } from '../table/lineups.ts';
import { findMatch, type StoredMatch } from '../table/matches.ts';
import { readTournamentDocuments } from './read-documents.ts';
import { readSite } from './read-site.ts';

/** Null when there is no such match. */
export async function readMatchPage(matchId: number, now: Date): Promise<MatchPageData | null> {
  const match = await findMatch(matchId);
  if (!match) return null;
  const [read, references, events, lineups] = await Promise.all([
    readTournamentDocuments(match.tournamentId, { documents: ['FACTS'] }, now),
    readMatchReferences([match]),
    listEventsOfMatch(match.tournamentId, matchId),
    readPublicLineups(match),
  ]);
  if (!read) return null;
  const players = await readNamedPlayers(events);
  return {
    tournament: read.FACTS,
    match: formatMatch(presentMatch(match, references)),
    events: events.map((event) => presentEvent(event, players, references.teams)),
    lineups,
  };
}

/**
 * The saved lineups of a match that has begun; none while the federation keeps squads private, as lineups name players
 * with their numbers, too.
 */
async function readPublicLineups(match: StoredMatch): Promise<MatchLineup[]> {
  const hasBegun = match.status === 'in_progress' || match.status === 'completed';
  if (!hasBegun || !(await readSite()).publicSquads) return [];
  const teamIds = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  const saved = await readMatchLineups(match.tournamentId, match.id, teamIds);
  const shown = await Promise.all(saved.map((lineup) => presentMatchLineup(match, lineup.teamId, lineup)));
  return shown.sort((a, b) => teamIds.indexOf(a.teamId) - teamIds.indexOf(b.teamId));
}
