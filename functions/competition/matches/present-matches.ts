/** Presents matches with the names of their teams, cancha and officials; to administrators also who keeps their sheets. */
import { type Actor, can } from '#shared/domain/permissions.ts';
import { type Match, type StoredMatchFields, storedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchClock } from '#shared/domain/schemas/match-clock.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import type { SheetRecord } from '#shared/domain/sheet/state.ts';
import { displayNamesOf } from '#shared/text/display-names.ts';
import { pendingSideName, presentPendingSide, presentTeam, type ShownTeam } from '#shared/text/presenters.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { readCanchasById } from '../records/canchas.ts';
import type { CanchaAndOfficialNames, PlayoffLinks, StoredMatch } from '../records/matches.ts';
import { readSheetsOfMatches } from '../records/sheets.ts';
import { readStaffMembersById } from '../records/staff.ts';
import { readTeamsById } from '../records/teams.ts';
import { readParticipants, readRulesByTournament, type StoredTournament } from '../records/tournaments.ts';

/** The teams, canchas and officials that matches refer to, by id, and the clocks of those in play by match id. */
export interface MatchReferences {
  readonly teams: ReadonlyMap<number, ShownTeam>;
  readonly canchas: ReadonlyMap<number, { nombre: string; ubicacion: string }>;
  readonly staff: ReadonlyMap<number, { name: string }>;
  readonly clocks: ReadonlyMap<number, MatchClock>;
  /** The names by which participants are shown where there is little room: by tournament, then by team. */
  readonly displayNames: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

/** The ids of the participants by tournament, among whom display names must differ. */
type Participants = ReadonlyMap<number, readonly number[]>;

/** What is known of the matches' tournaments; the participants are read when nothing is. */
type KnownOfTournaments =
  | { readonly participants: Participants }
  /** As they were published: only the teams of the matches are then read. */
  | { readonly displayNames: MatchReferences['displayNames'] };

/** Only matches in play have their clock read: there are few of them. */
async function readClocks(matches: readonly StoredMatchFields[]): Promise<Map<number, MatchClock>> {
  const sheets = await readSheetsOfMatches(matches);
  const rules = await readRulesByTournament([...sheets.values()].map(({ tournamentId }) => tournamentId));
  return new Map(
    matches.flatMap((match) => {
      const [sheet, lengths] = [sheets.get(match.id), rules.get(match.tournamentId)];
      return sheet && lengths ? clockOfMatch(match, sheet, lengths) : [];
    }),
  );
}

/** The clock of a match by its id, once it has started; empty before. */
export function clockOfMatch(
  { id, status }: Pick<StoredMatchFields, 'id' | 'status'>,
  sheet: SheetRecord,
  { matchMinutes, periods }: Pick<MatchClock, 'matchMinutes' | 'periods'>,
): [id: number, clock: MatchClock][] {
  const { clock } = recordForStatus(sheet, status);
  return clock.halves.length === 0 ? [] : [[id, { halves: clock.halves.map(inFixedOrder), matchMinutes, periods }]];
}

/**
 * Puts the fields in one order: the table returns those of a map in any, and the same clock must give a page the same
 * bytes.
 */
const inFixedOrder = ({ startedAt, endedAt, stops }: MatchClock['halves'][number]): MatchClock['halves'][number] => ({
  startedAt,
  endedAt,
  stops: stops.map(({ from, to }) => ({ from, to })),
});

export async function readMatchReferences(
  matches: readonly StoredMatchFields[],
  officials: 'officials' | 'no officials' = 'officials',
  known?: KnownOfTournaments,
): Promise<MatchReferences> {
  const ofTournaments = known ?? {
    participants: await readParticipants(matches.map(({ tournamentId }) => tournamentId)),
  };
  const participants = 'participants' in ofTournaments ? ofTournaments.participants : new Map<number, number[]>();
  const [named, clocks] = await Promise.all([
    readNamesOfMatches(matches, participants, officials),
    readClocks(matches.filter(({ status }) => status === 'in_progress')),
  ]);
  return { ...named, clocks, ...('displayNames' in ofTournaments && { displayNames: ofTournaments.displayNames }) };
}

/** What matches refer to, without their clocks. */
export async function readNamesOfMatches(
  matches: readonly StoredMatchFields[],
  participants: Participants,
  officials: 'officials' | 'no officials' = 'officials',
): Promise<Omit<MatchReferences, 'clocks'>> {
  const ids = (pick: (match: StoredMatchFields) => (number | null)[]) =>
    new Set(matches.flatMap(pick).filter((id) => id !== null && id > 0) as number[]);
  const [teams, canchas, staff] = await Promise.all([
    readTeamsById([...ids((match) => [match.homeTeamId, match.awayTeamId]), ...[...participants.values()].flat()]),
    readCanchasById(ids((match) => [match.canchaId])),
    readStaffMembersById(officials === 'officials' ? ids((match) => [match.refereeId, match.assistantId]) : []),
  ]);
  return { teams, canchas, staff, displayNames: composeDisplayNames(matches, participants, teams) };
}

/** The teams of a match count as participants: the write that creates it makes them so. */
function composeDisplayNames(
  matches: readonly StoredMatchFields[],
  participants: Participants,
  teams: MatchReferences['teams'],
): MatchReferences['displayNames'] {
  const byTournament = Map.groupBy(matches, ({ tournamentId }) => tournamentId);
  const tournamentIds = new Set([...participants.keys(), ...byTournament.keys()]);
  const teamIdsOf = (id: number) =>
    new Set([
      ...(participants.get(id) ?? []),
      ...(byTournament.get(id) ?? []).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? 0, awayTeamId ?? 0]),
    ]);
  const namesOf = (id: number) => displayNamesOf([...teamIdsOf(id)].flatMap((teamId) => teams.get(teamId) ?? []));
  return new Map([...tournamentIds].map((id) => [id, namesOf(id)]));
}

/** Presents matches to everybody where their officials are not shown: `referee` and `assistant` are null. */
export async function presentMatchesWithoutOfficials(
  matches: readonly StoredMatch[],
  displayNames: MatchReferences['displayNames'],
): Promise<Match[]> {
  const references = await readMatchReferences(matches, 'no officials', { displayNames });
  return matches.map((match) => ({ ...presentMatch(match, references), referee: null, assistant: null }));
}

/** Presents matches to `viewer`; only an administrator is told who keeps their sheets. */
export async function presentMatches(matches: readonly StoredMatch[], viewer: Actor): Promise<Match[]> {
  const references = await readMatchReferences(matches);
  return matches.map((match) => presentMatchTo(viewer, match, references));
}

export function presentMatchTo(viewer: Actor, match: StoredMatch, references: MatchReferences): Match {
  const tellsSheetUsers = can(viewer, 'competition.manage');
  return {
    ...presentMatch(match, references),
    ...(tellsSheetUsers && { sheetUserIds: match.sheetUserIds ?? [] }),
  };
}

/** Presents one match to `viewer`; its tournament is read unless the caller has it. */
export async function presentOneMatch(
  match: StoredMatch,
  viewer: Actor,
  tournament?: Pick<StoredTournament, 'id' | 'teamIds'>,
): Promise<Match> {
  const known = tournament && { participants: new Map([[tournament.id, tournament.teamIds]]) };
  return presentMatchTo(viewer, match, await readMatchReferences([match], 'officials', known));
}

/** Presents a match to everybody. A deleted cancha or official is shown by the name stored in the match. */
export function presentMatch(
  match: StoredMatchFields & CanchaAndOfficialNames & PlayoffLinks,
  references: MatchReferences,
): Match {
  const { canchas, staff, clocks } = references;
  const clock = clocks.get(match.id);
  const nombre = currentOrKeptName(match.canchaId, canchas.get(match.canchaId)?.nombre, match.canchaNombre);
  const referee = currentOrKeptName(match.refereeId, staff.get(match.refereeId)?.name, match.refereeName);
  const assistant = currentOrKeptName(match.assistantId, staff.get(match.assistantId)?.name, match.assistantName);
  const { sheetUserIds: _forAdministrators, ...fields } = pickFields(storedMatch, match);
  return {
    ...fields,
    homeTeam: presentTeamOfSide(
      match.homeTeamId,
      match.tournamentId,
      references,
      pendingSideName(match.homeFrom?.outcome ?? null, 'home', match.homeFromRound),
    ),
    awayTeam: presentTeamOfSide(
      match.awayTeamId,
      match.tournamentId,
      references,
      pendingSideName(match.awayFrom?.outcome ?? null, 'away', match.awayFromRound),
    ),
    cancha: nombre === null ? null : { nombre, ubicacion: canchas.get(match.canchaId)?.ubicacion ?? '' },
    referee: referee === null ? null : { name: referee },
    assistant: assistant === null ? null : { name: assistant },
    isCompleted: match.status === 'completed',
    ...(clock && { clock }),
  };
}

const currentOrKeptName = (id: number, current: string | undefined, kept: string | undefined): string | null =>
  id === 0 ? null : (current ?? kept ?? null);

function presentTeamOfSide(
  teamId: number | null,
  tournamentId: number,
  { teams, displayNames }: Pick<MatchReferences, 'teams' | 'displayNames'>,
  openName: string,
): TeamRef {
  const team = teamId === null ? undefined : teams.get(teamId);
  if (team) return presentTeam(team, displayNames.get(tournamentId)?.get(team.id) ?? team.name);
  return { ...presentPendingSide(teamId === null ? openName : 'Equipo Desconocido'), id: teamId };
}
