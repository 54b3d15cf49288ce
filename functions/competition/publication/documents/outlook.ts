/**
 * What is still possible for the teams of a tournament. A warm Lambda keeps it until something that it is computed from
 * has changed, because it takes the more work the nearer the end is, and goals, cards and days change nothing in it.
 */
import { createHash } from 'node:crypto';
import type { RowForExplanation } from '#shared/domain/outlook/explanation/standing-of-team.ts';
import { explainTournament } from '#shared/domain/outlook/explanation/tournament-explanations.ts';
import type { TableTeam } from '#shared/domain/outlook/table.ts';
import {
  type OutlookOfTournamentOptions,
  openLeagueMatches,
  outlookOfTournament,
} from '#shared/domain/outlook/tournament-outlook.ts';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { OutlookExplanations } from '#shared/domain/schemas/outlook-explanation.ts';
import { keptBetweenCalls } from '../../../platform/execution-environment.ts';
import type { TournamentData } from './tournament-data.ts';

/** The document: the outlook, and what explains it. */
export interface PublishedOutlook {
  readonly outlook: Outlook;
  readonly explanations: OutlookExplanations;
}

interface Tables {
  readonly table: readonly RowForExplanation[];
  readonly groups: readonly { readonly id: number; readonly table: readonly RowForExplanation[] }[];
}

/** The outlooks computed last, by the hash of all that they were computed from. */
const knownOutlooks = keptBetweenCalls(() => new Map<string, Outlook>());
const maxKnownOutlooks = 100;

export function composeOutlook(
  { tournament, matches }: Pick<TournamentData, 'tournament' | 'matches'>,
  tables: Tables,
): PublishedOutlook {
  const outlook = knownOrComputed(tournament, matches, tables);
  const { rules, bands } = tournament;
  return { outlook, explanations: explainTournament({ outlook, ...tables, matches, rules, bands }) };
}

function knownOrComputed(
  tournament: TournamentData['tournament'],
  matches: TournamentData['matches'],
  tables: Tables,
): Outlook {
  const basis = basisOf(tournament, tables);
  if (basis.bands.length === 0) return { tournamentId: tournament.id, tables: [] };
  const known = knownOutlooks();
  const hash = createHash('sha256')
    .update(JSON.stringify([basis, openLeagueMatches(matches)]))
    .digest('base64url');
  const outlook = known.get(hash) ?? outlookOfTournament({ ...basis, matches });
  // Put last again, so that the first is the one that was not asked for longest.
  known.delete(hash);
  known.set(hash, outlook);
  const [oldest] = known.keys();
  if (known.size > maxKnownOutlooks && oldest !== undefined) known.delete(oldest);
  return outlook;
}

/**
 * What the outlook depends on beside the matches, in one order, because the table answers the fields of bands and points
 * in any order.
 */
function basisOf(
  { id, rules, bands }: TournamentData['tournament'],
  { table, groups }: Tables,
): Omit<OutlookOfTournamentOptions, 'matches'> {
  const rowsOf = (rows: readonly TableTeam[]) =>
    rows.map(({ teamId, points, position }) => ({ teamId, points, position }));
  const { win, draw, loss } = rules.points;
  return {
    tournamentId: id,
    table: rowsOf(table),
    groups: groups.map((group) => ({ id: group.id, table: rowsOf(group.table) })),
    bands: bands.map(({ from, to, label, kind, table: of }) => ({ from, to, label, kind, table: of })),
    points: { win, draw, loss },
  };
}
