/** Reads who of a match's squads may not play or has something to see to, as the sheet tells it. */
import { isDeepStrictEqual } from 'node:util';
import { reasonsToldToSheets } from '#shared/domain/eligibility/told-to-sheets.ts';
import { can } from '#shared/domain/permissions.ts';
import type { EligibilityReason, JudgedPlayer, SheetEligibilityReason } from '#shared/domain/schemas/eligibility.ts';
import type { SheetPlayer } from '#shared/domain/schemas/sheet-view.ts';
import { findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { noEligibilityRules } from '#shared/domain/tournament-rules.ts';
import { describeSheetReason, notEligibleText } from '#shared/text/eligibility-reasons.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';
import type { Caller } from '../../competition/api/request.ts';
import { listTournamentsWithUntold } from '../../competition/discipline/read-discipline.ts';
import { readSuspensions } from '../../competition/publication/documents/read-suspensions.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import type { StoredPlayer } from '../../competition/records/players.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import { judgeTeams } from '../../competition/squads/judge-teams.ts';
import type { SquadsOfMatch } from './squads-of-match.ts';

type SheetVerdict = Pick<SheetPlayer, 'suspension' | 'eligibility'>;
/** The verdict on each player who has a reason, by player id. */
export type SheetVerdicts = ReadonlyMap<number, SheetVerdict>;

/**
 * 'published' bans are one item whatever the size of the squads, as an open sheet is read every few seconds; they may lag a
 * moment behind the cards. 'current' verdicts are computed, with a query for each player; so are all of a tournament with
 * rules of its own, or with decisions that no bulletin has published.
 */
export type VerdictsSource = 'published' | 'current';

interface VerdictsReading {
  readonly source: VerdictsSource;
  readonly caller: Caller | null;
  readonly now: Date;
}

export async function readSheetVerdicts(
  tournament: StoredTournament,
  match: StoredMatch,
  squads: SquadsOfMatch,
  { source, caller, now }: VerdictsReading,
): Promise<SheetVerdicts> {
  const sides = sidesOf(match, squads);
  if (source === 'published' && !(await needsVerdicts(tournament))) return readPublishedBans(match, sides, now);
  return judgeSides(tournament, match, sides, { caller, now });
}

const needsVerdicts = async ({ id, rules }: StoredTournament): Promise<boolean> =>
  !isDeepStrictEqual(rules.eligibility, noEligibilityRules) ||
  (
    await listTournamentsWithUntold(
      id,
      () => true,
      () => true,
    )
  ).length > 0;

interface SideOfMatch {
  readonly teamId: number;
  readonly players: readonly StoredPlayer[];
}

/** Squads are judged as lists, because a lineup is the coach's plan. */
export async function judgeSides(
  tournament: StoredTournament,
  match: StoredMatch,
  sides: readonly SideOfMatch[],
  { caller, now }: Pick<VerdictsReading, 'caller' | 'now'>,
): Promise<SheetVerdicts> {
  const judged = await judgeTeams(
    tournament,
    sides.map(({ teamId }) => ({ match, teamId, positions: null })),
    now,
    { squads: new Map(sides.map(({ teamId, players }) => [teamId, players])) },
  );
  return new Map(
    judged.flatMap(({ teamId, players }) =>
      players
        .filter(({ reasons }) => reasons.length > 0)
        .map(
          (player) => [player.playerId, tell(player, can(caller, 'sanctions.read', { teamIds: [teamId] }))] as const,
        ),
    ),
  );
}

/** Whoever may not know an unpublished decision is told that there is one. */
function tell({ verdict, reasons }: JudgedPlayer, knowsAll: boolean): SheetVerdict {
  const isHidden = ({ code, bulletin }: EligibilityReason) => code === 'sanctioned' && !bulletin && !knowsAll;
  const told = reasonsToldToSheets(
    reasons.map((reason) => (isHidden(reason) ? { code: reason.code, severity: reason.severity } : reason)),
  );
  const [first] = told;
  const isBarred = verdict === 'ineligible' && first !== undefined;
  const suspension = !isBarred ? '' : reasons.some(isHidden) ? notEligibleText : textOf(first);
  return { suspension, eligibility: { verdict, reasons: told } };
}

/** The reason after 'no puede jugar:'. */
const textOf = (reason: SheetEligibilityReason): string =>
  reason.code === 'suspended' ? formatSuspensionReason({ reasons: reason.cards ?? [] }) : describeSheetReason(reason);

async function readPublishedBans(match: StoredMatch, sides: readonly SideOfMatch[], now: Date): Promise<SheetVerdicts> {
  const bans = await readSuspensions(match.tournamentId, now);
  return new Map(
    sides.flatMap(({ teamId, players }) =>
      players.flatMap(({ id }) => {
        const ban = findBanForMatch(bans, match.id, teamId, id);
        return ban ? [[id, { suspension: formatSuspensionReason(ban) }] as const] : [];
      }),
    ),
  );
}

/** The sides whose team is known, with their players. */
export function sidesOf({ homeTeamId, awayTeamId }: StoredMatch, { home, away }: SquadsOfMatch): SideOfMatch[] {
  return [
    { teamId: homeTeamId, players: home },
    { teamId: awayTeamId, players: away },
  ].flatMap(({ teamId, players }) => (teamId === null ? [] : [{ teamId, players }]));
}
