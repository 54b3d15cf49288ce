/** Creates the playoffs of the best four: two semifinals, the final and, if wanted, the match for third place. */
import { emptyMatchResult } from '#shared/domain/match-result.ts';
import {
  findQualifiedTeams,
  findTooEarlyMatches,
  type KickOff,
  type PlayoffSchedule,
  planPlayoffs,
  playoffRounds,
  type QualifiedTeams,
} from '#shared/domain/playoffs.ts';
import { playoffStageOf } from '#shared/domain/rounds.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { composeDocuments } from '../platform/documents/compose.ts';
import { overlapProblem } from '../platform/documents/overlap-problem.ts';
import { presentMatches } from '../platform/documents/present-matches.ts';
import { readTournamentData, type TournamentData } from '../platform/documents/tournament-data.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { invalidFieldProblem, invalidFieldsProblem, notFoundProblem, Problem } from '../platform/problem.ts';
import {
  canchaUnchangedCheck,
  findCancha,
  requireAvailableCancha,
  requireExistingCancha,
} from '../platform/table/canchas.ts';
import { retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { prepareBookingsChange } from '../platform/table/day-book.ts';
import { itemExistsCondition, nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { keys } from '../platform/table/keys.ts';
import { prepareMatchCreation, type StoredMatch } from '../platform/table/matches.ts';
import { getSettings } from '../platform/table/settings.ts';
import { matchLengthChecks, writeToEnrolTeams } from '../platform/table/tournaments.ts';

type GeneratePlayoffsCall = CallOfRoute<'POST /tournaments/{id}/generate-playoffs'>;

const playoffsGeneratedMessage = '¡Playoffs generados exitosamente!';

export async function generatePlayoffs(call: GeneratePlayoffsCall) {
  const schedule = playoffScheduleFromBody(call.body);
  requireSemifinalsFirst(schedule, 0);
  return retryOnConflict(async () => {
    const [source, settings] = await Promise.all([readTournamentData(call.params.id), getSettings()]);
    if (!source) throw notFoundProblem('Torneo no encontrado');
    const { tournament } = source;
    const location = call.body.location || settings.defaultLocation;
    if (!location) throw invalidFieldProblem('location', fieldMessages.required);
    const { canchaId = 0 } = call.body;
    const chosen = canchaId === 0 ? null : requireExistingCancha(await findCancha(canchaId));
    requireNoPlayoffs(source.matches);
    const qualified = requireQualifiedTeams(source, call.now, settings.timeZone);
    requireSemifinalsFirst(schedule, tournament.rules.matchMinutes);
    const cancha = chosen && requireAvailableCancha(chosen);

    const common = { tournamentId: tournament.id, location, canchaId, seeds: qualified.seeds };
    const kept = cancha ? { canchaNombre: cancha.nombre } : {};
    const plan = planPlayoffs(qualified, schedule, await createMatchIds());
    const made = plan.map((facts) =>
      prepareMatchCreation({ ...newPlayoffMatchDefaults, ...common, ...kept, ...facts }, call.author),
    );
    const matches = made.map(({ stored }) => stored);
    const booking = await prepareBookingsChange(matches.map((after) => ({ before: null, after })));
    if ('matchId' in booking) throw await overlapProblem(booking, { unsaved: matches });
    const writes: TableWrite[] = [
      ...made.flatMap((each) => each.writes),
      ...booking.writes,
      ...matchLengthChecks(booking.lengths, tournament.id),
      ...qualified.seeds.map((id) => ({ check: keys.entity('TEAM', id), ...itemExistsCondition(call.author) })),
      ...(cancha ? [canchaUnchangedCheck(cancha, call.author)] : []),
      // Refused when other matches of this tournament are created at the same moment, so that there is only one set of
      // playoffs.
      writeToEnrolTeams(tournament, [], call.author, { isAlone: true }),
    ];
    return commitIdempotent(call, writes, {
      message: playoffsGeneratedMessage,
      matches: await presentMatches(matches),
    });
  });
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

async function createMatchIds() {
  const [semi1, semi2, third] = [await nextId('MATCH'), await nextId('MATCH'), await nextId('MATCH')];
  return { semi1, semi2, third, final: await nextId('MATCH') };
}

function playoffScheduleFromBody(body: GeneratePlayoffsCall['body']): PlayoffSchedule {
  return {
    semi1: { matchDate: body.semi1Date, matchTime: body.semi1Time },
    semi2: { matchDate: body.semi2Date, matchTime: body.semi2Time },
    third: thirdPlaceKickOffFromBody(body),
    final: { matchDate: body.finalDate, matchTime: body.finalTime },
  };
}

/**
 * Date and time of the third-place match; null when there is none. When the request does not say whether there is one,
 * there is if it has a date and a time.
 */
function thirdPlaceKickOffFromBody({
  include3rdPlaceMatch,
  thirdPlaceDate,
  thirdPlaceTime,
}: GeneratePlayoffsCall['body']): KickOff | null {
  if (!(include3rdPlaceMatch ?? (thirdPlaceDate && thirdPlaceTime))) return null;
  if (thirdPlaceDate && thirdPlaceTime) return { matchDate: thirdPlaceDate, matchTime: thirdPlaceTime };
  const missing = [...(thirdPlaceDate ? [] : ['thirdPlaceDate']), ...(thirdPlaceTime ? [] : ['thirdPlaceTime'])];
  throw invalidFieldsProblem(missing.map((path) => ({ path, message: fieldMessages.required })));
}

/**
 * Throws 409 when the tournament already has a semifinal, a final or a third-place match. Quarter-finals created by
 * hand may exist.
 */
function requireNoPlayoffs(matches: readonly StoredMatch[]): void {
  const existing = matches.filter(({ isPlayoff, round }) => isPlayoff && playoffStageOf(round) !== 'earlier');
  if (existing.length === 0) return;
  const rounds = joinNames([...new Set(existing.map(({ round }) => round))]);
  const detail = `El torneo ya tiene playoffs (${rounds}): para generarlos de nuevo hay que eliminar esos partidos, la final primero.`;
  throw new Problem('conflict', detail);
}

function requireQualifiedTeams(source: TournamentData, now: Date, timeZone: string): QualifiedTeams {
  const documents = composeDocuments(source, now, timeZone);
  const groups = source.groups.map(({ id, name }) => ({ id, name, table: documents[`GROUP#${id}`] ?? [] }));
  const qualified = findQualifiedTeams(documents.STANDINGS, groups);
  if ('seeds' in qualified) return qualified;
  const { needed, teams, group } = qualified;
  const where = group === null ? 'en la tabla' : `en ${group}`;
  throw new Problem(
    'conflict',
    `Se necesitan al menos ${needed} equipos ${where}: hay ${formatPlural(teams, 'equipo')}.`,
  );
}

/**
 * Throws when the final or third-place match begins before a semifinal (400) or before it ends (409), because its
 * teams come from the semifinals.
 */
function requireSemifinalsFirst(schedule: PlayoffSchedule, matchMinutes: number): void {
  const early = findTooEarlyMatches(schedule, matchMinutes);
  const before = early.filter(({ overlaps }) => !overlaps);
  if (before.length > 0) {
    const message = 'Se juega después de las semifinales';
    throw invalidFieldsProblem(before.map(({ slot }) => ({ path: requestDateFieldByMatch[slot], message })));
  }
  const [first] = early;
  if (!first) return;
  const article = first.slot === 'final' ? 'La' : 'El';
  const detail = `${article} ${playoffRounds[first.slot]} empieza antes de que termine la ${playoffRounds[first.semi]}.`;
  throw new Problem('busy', detail);
}

const requestDateFieldByMatch = { third: 'thirdPlaceDate', final: 'finalDate' } as const;
