/** Which matches a change of plan concerns, so that its effect is shown before it is made. */
import { compareRounds } from '#shared/domain/round-names.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';

type MatchFields = Pick<FormattedMatch, 'round' | 'status' | 'isPlayoff' | 'homeTeamId' | 'awayTeamId'>;

/** The league's rounds that have a match still to play, in their natural order. */
export const roundsToPlay = (matches: readonly MatchFields[]): string[] =>
  roundsOfMatches(matches.filter(isLeagueMatchToPlay));

export const roundsOfMatches = (matches: readonly Pick<MatchFields, 'round'>[]): string[] =>
  [...new Set(matches.map(({ round }) => round))].sort(compareRounds);

/** The scheduled matches of a round, and of all later ones if wanted; the playoffs come after the league. */
export const matchesToPostpone = <M extends MatchFields>(
  matches: readonly M[],
  round: string,
  andLater: boolean,
): M[] =>
  matches.filter(
    (match) =>
      match.status === 'scheduled' && (match.round === round || (andLater && compareRounds(match.round, round) > 0)),
  );

/** What a team's withdrawal changes: its league matches that are left, and those that were played. */
export function matchesOfWithdrawal<M extends MatchFields>(matches: readonly M[], teamId: number) {
  const own = matches.filter(
    ({ homeTeamId, awayTeamId, isPlayoff }) => !isPlayoff && (homeTeamId === teamId || awayTeamId === teamId),
  );
  const having = (status: FormattedMatch['status']) => own.filter((match) => match.status === status);
  return {
    toPlay: [...having('scheduled'), ...having('postponed')],
    played: having('completed'),
    inPlay: having('in_progress'),
  };
}

/** The matches to come of a referee or assistant. */
export const matchesOfOfficial = <M extends Pick<FormattedMatch, 'status' | 'refereeId' | 'assistantId'>>(
  matches: readonly M[],
  officialId: number,
): M[] =>
  matches.filter(
    ({ status, refereeId, assistantId }) =>
      (status === 'scheduled' || status === 'postponed') && (refereeId === officialId || assistantId === officialId),
  );

export const isLeagueMatchToPlay = ({ status, isPlayoff }: MatchFields): boolean =>
  status === 'scheduled' && !isPlayoff;
