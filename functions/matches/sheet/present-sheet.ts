/** Presents the sheet of a match with its squads. */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { can } from '#shared/domain/permissions.ts';
import {
  type SheetPlayer,
  type SheetView,
  sheetRules,
  sheetView,
  unappliedOperation,
} from '#shared/domain/schemas/sheet-view.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import type { ApiRequest } from '../../competition/api/request.ts';
import { presentEvents } from '../../competition/matches/present-events.ts';
import { clockOfMatch, presentMatchTo, readNamesOfMatches } from '../../competition/matches/present-matches.ts';
import { readMatchLineups } from '../../competition/records/lineups.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { readOperations } from '../../competition/records/operations.ts';
import type { StoredPlayer } from '../../competition/records/players.ts';
import { loadSheet } from '../../competition/sheets/load-sheet.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { readLinkOfMatch } from './link.ts';
import { readSheetVerdicts, type SheetVerdicts, type VerdictsSource } from './sheet-verdicts.ts';
import type { SquadsOfMatch } from './squads-of-match.ts';

export async function presentSheet(
  { caller, sheetLink, now }: Pick<ApiRequest, 'caller' | 'sheetLink' | 'now'>,
  place: Pick<StoredMatch, 'tournamentId' | 'id'>,
  players: SquadsOfMatch,
  source: VerdictsSource = 'published',
): Promise<SheetView> {
  const { tournament, match, sheet, state, events } = await loadSheet(place);
  const isAdmin = can(caller, 'competition.manage');
  const squads = { home: listPresentable(players.home, match), away: listPresentable(players.away, match) };
  const [named, linedUp, verdicts, unapplied, link] = await Promise.all([
    readNamesOfMatches([match], new Map([[tournament.id, tournament.teamIds]])),
    readLinedUp(match),
    readSheetVerdicts(tournament, match, squads, { source, caller, now }),
    isAdmin ? readOperations(match.id, sheet.unapplied) : [],
    isAdmin || sheetLink ? readLinkOfMatch(match, now) : null,
  ]);
  const clocks = new Map(match.status === 'in_progress' ? clockOfMatch(match, sheet, tournament.rules) : []);
  const playersById = new Map([...players.home, ...players.away].map((player) => [player.id, player]));
  const presentSquad = (squad: readonly StoredPlayer[], teamId: number | null): SheetPlayer[] => {
    const seesPlan = isMatchStarted(match) || can(caller, 'team.manage', { teamIds: [teamId ?? 0] });
    return squad.map((player) => presentPlayer(player, seesPlan ? linedUp : null, verdicts));
  };
  const shownEvents = await presentEvents(events, { players: playersById, teams: named.teams });
  return {
    match: formatMatch(presentMatchTo(caller, match, { ...named, clocks })),
    rules: pickFields(sheetRules, tournament.rules),
    now: new Date().toISOString(),
    clock: state.clock,
    presence: { home: listPresent(state.presence.home), away: listPresent(state.presence.away) },
    underProtest: { home: [...(state.underProtest?.home ?? [])], away: [...(state.underProtest?.away ?? [])] },
    shirts: Object.entries(state.shirts ?? {}).map(([playerId, { value }]) => ({
      playerId: Number(playerId),
      jerseyNumber: value,
    })),
    newPlayers: Object.entries(state.newPlayers ?? {}).map(([operationId, added]) => ({ operationId, ...added })),
    end: state.end && pickFields(endSchema, state.end),
    confirmedAt: state.confirmedAt,
    confirmedBy: state.confirmedBy,
    scoreFollowsEvents: state.scoreFollowsEvents,
    squads: {
      home: presentSquad(squads.home, match.homeTeamId),
      away: presentSquad(squads.away, match.awayTeamId),
    },
    events: shownEvents.map((event, at) => ({
      ...event,
      operationId: events[at]?.operationId ?? null,
      at: events[at]?.recordedAt ?? null,
    })),
    unapplied: unapplied.map((stored) => pickFields(unappliedOperation, stored)),
    link,
    version: sheet.version,
  };
}

const endSchema = sheetView.shape.end.def.innerType;

const listPresent = (presence: { readonly value: readonly number[] } | null): number[] | null =>
  presence && [...presence.value];

/** The ids of the players in the lineups of both sides. */
async function readLinedUp(match: StoredMatch): Promise<ReadonlySet<number>> {
  const lineups = [...(await readMatchLineups([match])).values()].flat();
  return new Set(lineups.flatMap(({ positions }) => positions.map(({ playerId }) => playerId)));
}

/** The players who may be marked as present: all but those who are no longer active, and those whom this sheet added. */
const listPresentable = (players: readonly StoredPlayer[], { id }: StoredMatch): StoredPlayer[] =>
  players.filter(({ status, pendingMatchId }) => status !== 'inactive' || pendingMatchId === id);

/** `linedUp` is null for whoever may not know the coach's plan yet. */
const presentPlayer = (
  player: StoredPlayer,
  linedUp: ReadonlySet<number> | null,
  verdicts: SheetVerdicts,
): SheetPlayer => ({
  id: player.id,
  firstName: player.firstName,
  lastName: player.lastName,
  jerseyNumber: player.jerseyNumber,
  position: linedUp && player.position,
  isStarter: linedUp && player.isStarter,
  isInLineup: linedUp ? linedUp.has(player.id) : null,
  ...(player.pendingMatchId === undefined
    ? (verdicts.get(player.id) ?? { suspension: '' })
    : { suspension: '', awaitsApproval: true as const }),
});
