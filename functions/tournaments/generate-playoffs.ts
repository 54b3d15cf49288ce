/** Creates the playoffs: every match from the first round to the final and, if wanted, the match for third place. */
import { emptyMatchResult } from '#shared/domain/matches/match-result.ts';
import {
  type DrawObstacle,
  drawByLot,
  drawOfPairs,
  drawPlayoffs,
  type GroupTable,
  type PlayoffDraw,
} from '#shared/domain/playoffs/playoff-draw.ts';
import {
  type PlannedSide,
  type PlannedTie,
  planPlayoffs,
  roundsBefore,
  type ScheduledTie,
} from '#shared/domain/playoffs/playoff-plan.ts';
import { playoffStageOf } from '#shared/domain/round-names.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { describeDrawObstacle } from '#shared/text/playoff-draw.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { createChangeGroupId, storeChangeGroupWrite } from '../competition/changes/change-groups.ts';
import { overlapProblem } from '../competition/matches/overlap-problem.ts';
import { presentMatches } from '../competition/matches/present-matches.ts';
import { composeDocuments } from '../competition/publication/documents/compose-tournament.ts';
import { readTournamentData, type TournamentData } from '../competition/publication/documents/tournament-data.ts';
import { prepareBookingsChange } from '../competition/records/bookings.ts';
import {
  canchaUnchangedCheck,
  findCancha,
  requireAvailableCancha,
  requireExistingCancha,
} from '../competition/records/canchas.ts';
import { prepareMatchCreation, type StoredMatch } from '../competition/records/matches.ts';
import { getSettings } from '../competition/records/settings.ts';
import { enrolTeamsWrite, matchLengthChecks } from '../competition/records/tournaments.ts';
import { invalidFieldProblem, invalidFieldsProblem, notFoundProblem, Problem } from '../platform/problem.ts';
import { retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { itemExistsCondition, maxWritesInTransaction, nextIds } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { keys } from '../platform/table/keys.ts';
import { type PlayoffsBody, requireDecidedTeams, scheduleTies, wantsThirdPlace } from './playoff-schedule.ts';

type GeneratePlayoffsCall = RequestOfRoute<'POST /tournaments/{id}/generate-playoffs'>;

const playoffsGeneratedMessage = '¡Playoffs generados exitosamente!';

export async function generatePlayoffs(request: GeneratePlayoffsCall) {
  const { body } = request;
  if (body.qualifiers === undefined) requireDecidedTeams(scheduleTies(planOfFour(body), body), 0, body);
  return retryOnConflict(async () => {
    const [source, settings] = await Promise.all([readTournamentData(request.params.id), getSettings()]);
    if (!source) throw notFoundProblem('Torneo no encontrado');
    const { tournament } = source;
    const location = body.location || settings.defaultLocation;
    if (!location) throw invalidFieldProblem('location', fieldMessages.required);
    const { canchaId = 0 } = body;
    const chosen = canchaId === 0 ? null : requireExistingCancha(await findCancha(canchaId));
    const { seeds, ties } = drawTies(source, request, settings);
    const cancha = chosen && requireAvailableCancha(chosen);

    const groupId = createChangeGroupId(request.now);
    const author = { ...request.author, changeGroupId: groupId };
    const common = { tournamentId: tournament.id, location, canchaId, seeds };
    const kept = cancha ? { canchaNombre: cancha.nombre } : {};
    const made = linkMatches(ties, await nextIds('MATCH', ties.length)).map((facts) =>
      prepareMatchCreation({ ...newPlayoffMatchDefaults, ...common, ...kept, ...facts }, author),
    );
    const matches = made.map(({ stored }) => stored);
    const booking = await prepareBookingsChange(matches.map((after) => ({ before: null, after })));
    if ('matchId' in booking) throw await overlapProblem(booking, { unsaved: matches });
    const writes: TableWrite[] = [
      ...made.flatMap((each) => each.writes),
      ...booking.writes,
      ...matchLengthChecks(booking.lengths, tournament.id),
      ...seeds.map((id) => ({ check: keys.entity('TEAM', id), ...itemExistsCondition(request.author) })),
      ...(cancha ? [canchaUnchangedCheck(cancha, request.author)] : []),
      storeChangeGroupWrite(
        {
          groupId,
          tournamentId: tournament.id,
          bulk: { kind: 'playoffs', drawSeed: body.drawSeed },
          count: matches.length,
          matches: matches.map(({ id }) => ({ id, before: null, after: {} })),
        },
        author,
      ),
      // Refused when other matches of this tournament are created at the same moment, so that there is only one set of
      // playoffs.
      enrolTeamsWrite(tournament, [], request.author, { isAlone: true }),
    ];
    requireOneTransaction(writes);
    return commitIdempotent(request, writes, {
      message: playoffsGeneratedMessage,
      matches: await presentMatches(matches, request.caller),
    });
  });
}

/** The matches of the best four, whoever they are: those of a request without `qualifiers`. */
const planOfFour = (body: PlayoffsBody): PlannedTie[] =>
  planPlayoffs(
    [
      [0, 0],
      [0, 0],
    ],
    wantsThirdPlace(body),
  );

/**
 * Draws the playoffs from the table as it is now. Throws 400 for a schedule that is wrong; 409 for a second generation,
 * without enough teams, and for matches that overlap those they wait for.
 */
function drawTies(source: TournamentData, { body, now }: GeneratePlayoffsCall, settings: Settings) {
  const documents = composeDocuments(source, now, settings);
  const groups = source.groups.map(({ id, name }) => ({ id, name, table: documents[`GROUP#${id}`] ?? [] }));
  const draw = drawTeams(documents.STANDINGS, groups, body);
  const ties = 'seeds' in draw ? scheduleTies(planPlayoffs(draw.firstRound, wantsThirdPlace(body)), body) : [];
  requireDecidedTeams(ties, 0, body);
  requireNoPlayoffs(source.matches, body);
  if (!('seeds' in draw)) throw new Problem('conflict', describeDrawObstacle(draw));
  requireDecidedTeams(ties, source.tournament.rules.matchMinutes, body);
  return { seeds: draw.seeds, ties };
}

/** By the table, unless the pairs are chosen or drawn by lot. Throws 400 for pairs of teams that do not take part. */
function drawTeams(
  table: Parameters<typeof drawPlayoffs>[0],
  groups: readonly GroupTable[],
  { qualifiers, pairs, drawSeed }: PlayoffsBody,
): PlayoffDraw | DrawObstacle {
  if (pairs) {
    requireParticipants(table, pairs);
    return drawOfPairs(
      table,
      pairs.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId || null]),
    );
  }
  const draw = drawPlayoffs(table, groups, qualifiers);
  return drawSeed !== undefined && 'seeds' in draw ? drawByLot(draw, drawSeed) : draw;
}

function requireParticipants(
  table: Parameters<typeof drawPlayoffs>[0],
  pairs: NonNullable<PlayoffsBody['pairs']>,
): void {
  const known = new Set([0, ...table.map(({ teamId }) => teamId)]);
  const errors = pairs.flatMap((pair, at) =>
    (['homeTeamId', 'awayTeamId'] as const)
      .filter((side) => !known.has(pair[side]))
      .map((side) => ({ path: `pairs.${at}.${side}`, message: 'Ese equipo no participa del torneo' })),
  );
  if (errors.length > 0) throw invalidFieldsProblem(errors);
}

/** Gives planned matches their ids, and names the matches that their sides wait for by id. */
function linkMatches(ties: readonly ScheduledTie[], ids: readonly number[]) {
  const idOf = new Map(ties.map(({ round }, at) => [round, ids[at] ?? 0]));
  const reference = (side: PlannedSide) =>
    'from' in side ? { matchId: idOf.get(side.from) ?? 0, outcome: side.outcome } : null;
  return ties.map((tie) => ({
    id: idOf.get(tie.round) ?? 0,
    round: tie.round,
    matchDate: tie.matchDate,
    matchTime: tie.matchTime,
    homeTeamId: 'from' in tie.home ? null : tie.home.teamId,
    awayTeamId: 'from' in tie.away ? null : tie.away.teamId,
    homeFrom: reference(tie.home),
    awayFrom: reference(tie.away),
    ...('from' in tie.home ? { homeFromRound: tie.home.from } : {}),
    ...('from' in tie.away ? { awayFromRound: tie.away.from } : {}),
    feeds: ties.filter((later) => roundsBefore(later).includes(tie.round)).map(({ round }) => idOf.get(round) ?? 0),
  }));
}

const newPlayoffMatchDefaults = {
  ...emptyMatchResult,
  groupId: 0,
  status: 'scheduled' as const,
  isPlayoff: true,
  refereeId: 0,
  assistantId: 0,
  homeGoalkeeperId: 0,
  awayGoalkeeperId: 0,
} satisfies Partial<StoredMatch>;

/**
 * Throws 409 when the tournament already has playoffs. Matches before the semifinals that were created by hand may
 * exist, unless the new playoffs have such rounds themselves.
 */
function requireNoPlayoffs(matches: readonly StoredMatch[], { qualifiers = 4 }: PlayoffsBody): void {
  const existing = matches.filter(
    ({ isPlayoff, round, seeds }) => seeds || (isPlayoff && (playoffStageOf(round) !== 'earlier' || qualifiers > 4)),
  );
  if (existing.length === 0) return;
  const rounds = joinNames([...new Set(existing.map(({ round }) => round))]);
  const wayOut = existing.some(({ isJudged }) => isJudged)
    ? 'ya empezaron, y lo que falta se corrige en cada partido'
    : 'para generarlos de nuevo hay que eliminar esos partidos, la final primero';
  throw new Problem('conflict', `El torneo ya tiene playoffs (${rounds}): ${wayOut}.`);
}

/** Throws 409 for sixteen teams on one cancha in so many nights that all their bookings do not fit into one write. */
function requireOneTransaction(writes: readonly TableWrite[]): void {
  // One more write stores the answer of a request with an `Idempotency-Key`.
  if (writes.length < maxWritesInTransaction) return;
  const detail =
    'Son demasiados días distintos para guardarlos juntos: generá los playoffs sin cancha y elegila en cada partido.';
  throw new Problem('conflict', detail);
}
