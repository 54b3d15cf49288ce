/** Squads, age rules and matches in a short notation, and the verdict on one player of a squad. */
import {
  type JudgedPlayer,
  judgeSquad,
  type PlayerToJudge,
  type SquadToJudge,
} from '#shared/domain/eligibility/eligibility.ts';
import type { AgeClause } from '#shared/domain/schemas/eligibility.ts';
import { noEligibilityRules } from '#shared/domain/tournament-rules.ts';

/**
 * Clauses such as '..1994; arquero ..2006; 1983..1986 lista 2 cancha 1': the years of birth, for whom, and how many a
 * list and a lineup may have.
 */
export const parseAges = (text: string): AgeClause[] =>
  text.split(';').map((clause) => {
    const parts = /^(arquero )?(\d*)\.\.(\d*)(?: lista (\d+))?(?: cancha (\d+))?$/.exec(clause.trim());
    if (!parts) throw new Error(`Not a clause: '${clause}'`);
    const [, keeper, from, to, list, lineup] = parts;
    return {
      ...(from && { bornFrom: Number(from) }),
      ...(to && { bornTo: Number(to) }),
      places: keeper ? 'goalkeeper' : 'any',
      listQuota: list ? Number(list) : null,
      lineupQuota: lineup ? Number(lineup) : null,
    };
  });

/** An active field player who has always been in the squad. */
export const aPlayerToJudge = (id: number, more: Partial<PlayerToJudge> = {}): PlayerToJudge => ({
  id,
  position: 'Defensa',
  dateOfBirth: '1990-01-01',
  status: 'active',
  squadSince: null,
  fitUntil: null,
  ...more,
});

/** A league match of team 1 on 2026-05-09, judged by the list, without rules. */
export const aSquadToJudge = (squad: readonly PlayerToJudge[], more: Partial<SquadToJudge> = {}): SquadToJudge => ({
  teamId: 1,
  match: { id: 10, matchDate: '2026-05-09', isPlayoff: false },
  rules: noEligibilityRules,
  squad,
  positions: null,
  bans: [],
  appearances: new Map(),
  exceptions: [],
  firstClosedDay: null,
  ...more,
});

/** The players of the squad in the places of a lineup, the first one in goal. */
export const lineupOf = (squad: readonly PlayerToJudge[]): { positionId: number; playerId: number }[] =>
  squad.map(({ id }, at) => ({ positionId: at + 1, playerId: id }));

/** The codes of a judged player with the severity of a warning in brackets: 'ineligible: suspended (injured)'. */
const tellVerdict = ({ verdict, reasons }: JudgedPlayer): string =>
  [`${verdict}:`, ...reasons.map(({ code, severity }) => (severity === 'warning' ? `(${code})` : code))]
    .join(' ')
    .replace(/:$/, '');

/** The verdicts on a squad, by the id of each player. */
export const tellVerdicts = (given: SquadToJudge): Record<number, string> =>
  Object.fromEntries(judgeSquad(given).map((judged) => [judged.playerId, tellVerdict(judged)]));
