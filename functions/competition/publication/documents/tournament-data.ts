/** Reads, strongly consistent, everything that a tournament's documents are computed from. */

import type { MatchPresence } from '#shared/domain/statistics/appearances.ts';
import { type Discipline, readDiscipline } from '../../discipline/read-discipline.ts';
import { type MatchReferences, readMatchReferences } from '../../matches/present-matches.ts';
import { type PublishedBulletin, readBulletinState } from '../../records/bulletins.ts';
import { type EventForDocuments, listEventsOfTournament } from '../../records/events.ts';
import { listGroupsOfTournament, type StoredGroup } from '../../records/groups.ts';
import { listMatchesOfTournament, type StoredMatch } from '../../records/matches.ts';
import type { StoredPlayer } from '../../records/players.ts';
import { listPresence } from '../../records/sheets.ts';
import { type TournamentWithBands, withBands } from '../../records/tournament-bands.ts';
import { findTournament } from '../../records/tournaments.ts';
import { readNamedPlayers } from './named-players.ts';

export interface TournamentData {
  readonly tournament: TournamentWithBands;
  /** The tournament's matches, in order of kick-off. */
  readonly matches: readonly StoredMatch[];
  readonly groups: readonly StoredGroup[];
  /** The events of every match, in no particular order. */
  readonly events: readonly EventForDocuments[];
  /** Who was present, of the matches whose sheet says it. */
  readonly presence: readonly MatchPresence[];
  /** What the tribunal has decided, published or not. */
  readonly discipline: Discipline;
  /** The bulletins that it has published, in this order. */
  readonly bulletins: readonly PublishedBulletin[];
  /** Players named by events, sanctions or as goalkeepers, with the team they belong to now. */
  readonly players: ReadonlyMap<number, StoredPlayer>;
  readonly references: MatchReferences;
}

/** All data of a tournament; null when the tournament does not exist. */
export async function readTournamentData(tournamentId: number): Promise<TournamentData | null> {
  const [tournament, matches, groups, events, presence] = await Promise.all([
    findTournament(tournamentId),
    listMatchesOfTournament(tournamentId),
    listGroupsOfTournament(tournamentId),
    listEventsOfTournament(tournamentId),
    listPresence(tournamentId),
  ]);
  if (!tournament) return null;
  const participants = new Map([[tournamentId, tournament.teamIds]]);
  const [references, players, discipline, bulletins] = await Promise.all([
    readMatchReferences(matches, 'officials', { participants }),
    readPlayers(matches, events),
    readDiscipline(tournamentId, tournament.teamIds),
    tournament.hasBulletins ? readBulletinState(tournamentId) : undefined,
  ]);
  return {
    tournament: await withBands(tournament, { matches, groups }),
    matches,
    groups,
    events,
    presence,
    discipline,
    bulletins: bulletins?.published ?? [],
    players: new Map([...discipline.players, ...players]),
    references,
  };
}

/** The players named by events or as goalkeepers. */
const readPlayers = (matches: readonly StoredMatch[], events: readonly EventForDocuments[]) =>
  readNamedPlayers([
    ...events,
    ...matches.flatMap(({ homeGoalkeeperId, awayGoalkeeperId, homeTeamId, awayTeamId }) => [
      { playerId: homeGoalkeeperId, teamId: homeTeamId },
      { playerId: awayGoalkeeperId, teamId: awayTeamId },
    ]),
  ]);
