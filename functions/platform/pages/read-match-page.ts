/** Reads what the page of a match shows: the match and its events from the table, the facts of its tournament. */
import type { MatchPageData } from '#shared/pages/page-data.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { readNamedPlayers } from '../documents/named-players.ts';
import { presentEvent } from '../documents/present-events.ts';
import { presentMatch, readMatchReferences } from '../documents/present-matches.ts';
import { listEventsOfMatch } from '../table/events.ts';
import { findMatch } from '../table/matches.ts';
import { readTournamentDocuments } from './read-documents.ts';

/** Null when there is no such match. */
export async function readMatchPage(matchId: number, now: Date): Promise<MatchPageData | null> {
  const match = await findMatch(matchId);
  if (!match) return null;
  const [read, references, events] = await Promise.all([
    readTournamentDocuments(match.tournamentId, { documents: ['FACTS'] }, now),
    readMatchReferences([match]),
    listEventsOfMatch(match.tournamentId, matchId),
  ]);
  if (!read) return null;
  const players = await readNamedPlayers(events);
  return {
    tournament: read.FACTS,
    match: formatMatch(presentMatch(match, references)),
    events: events.map((event) => presentEvent(event, players, references.teams)),
  };
}
