/** What the pages of teams and matches tell of a tournament's outlook. */
import { bandsOfTable } from '../../domain/outlook/tournament-outlook.ts';
import type { Band } from '../../domain/schemas/band.ts';
import type { StoredMatchFields } from '../../domain/schemas/match.ts';
import type { Outlook } from '../../domain/schemas/outlook.ts';
import type { OutlookExplanations } from '../../domain/schemas/outlook-explanation.ts';
import { stakesOf, type TeamStakes } from './match-stakes.ts';
import { type OutlookToTell, type ToldOutlook, tellOutlook } from './outlook-sentences.ts';

export interface TournamentOutlook {
  readonly bands: readonly Band[];
  readonly outlook: Outlook;
  readonly explanations: OutlookExplanations;
  readonly nameOf: (teamId: number) => string;
}

/** What a team's page tells of its outlook in one table. */
export interface TeamOutlookText {
  readonly told: readonly ToldOutlook[];
  /** The day of the last result that it knows. */
  readonly lastResult: string;
}

/** 'Qué se juega' in a match to come. */
export interface MatchStakes {
  /** The teams for which it decides something, at home first. */
  readonly teams: readonly (TeamStakes & { readonly name: string })[];
  readonly lastResult: string;
}

/** With more matches left than these, what a team needs changes with every result and helps nobody yet. */
const matchesOfNumbers = 5;

/**
 * Null where there is nothing to tell: without bands, before the table's first result, and long before its end unless
 * something is certain.
 */
export function tellTeam(teamId: number, groupId: number, of: TournamentOutlook): TeamOutlookText | null {
  const told = outlookToTell(teamId, groupId, of);
  const lastResult = lastResultOf(groupId, of);
  if (!told || lastResult === null) return null;
  const isCertain = told.outlooks.some(({ state }) => state === 'secured' || state === 'out');
  if (told.explanation.matchesLeft > matchesOfNumbers && !isCertain) return null;
  const bands = tellOutlook(told);
  return bands.length > 0 ? { told: bands, lastResult } : null;
}

type TwoSidedMatch = Pick<StoredMatchFields, 'id' | 'homeTeamId' | 'awayTeamId' | 'groupId'>;

/** Null when the match decides nothing. In a zona its table is told, and the general one where only that decides. */
export function tellMatch(match: TwoSidedMatch, of: TournamentOutlook): MatchStakes | null {
  const { id, homeTeamId, awayTeamId, groupId } = match;
  for (const table of new Set([groupId, 0])) {
    const lastResult = lastResultOf(table, of);
    if (lastResult === null) continue;
    const teams = [homeTeamId, awayTeamId].flatMap((teamId) => {
      const told = teamId === null ? null : outlookToTell(teamId, table, of);
      const stakes = told && stakesOf(id, told);
      return stakes ? [{ ...stakes, name: of.nameOf(stakes.teamId) }] : [];
    });
    if (teams.length > 0) return { teams, lastResult };
  }
  return null;
}

function outlookToTell(teamId: number, groupId: number, of: TournamentOutlook): OutlookToTell | null {
  const table = of.outlook.tables.find((each) => each.groupId === groupId);
  const explained = of.explanations.tables.find((each) => each.groupId === groupId);
  const outlooks = table?.teams.find((team) => team.teamId === teamId)?.bands;
  const explanation = explained?.teams.find((team) => team.teamId === teamId);
  return outlooks && explanation
    ? { bands: bandsOfTable(of.bands, groupId), outlooks, explanation, nameOf: of.nameOf }
    : null;
}

const lastResultOf = (groupId: number, { explanations }: TournamentOutlook): string | null =>
  explanations.tables.find((each) => each.groupId === groupId)?.lastResult ?? null;
