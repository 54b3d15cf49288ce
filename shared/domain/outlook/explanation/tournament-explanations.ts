/** Explains the outlooks of all tables of a tournament. */
import type { StoredMatchFields } from '../../schemas/match.ts';
import type { Outlook } from '../../schemas/outlook.ts';
import type { OutlookExplanations } from '../../schemas/outlook-explanation.ts';
import type { TournamentRules } from '../../schemas/rules.ts';
import {
  bandsOfTable,
  type OutlookOfTournamentOptions,
  openLeagueMatches,
  openMatchesOf,
} from '../tournament-outlook.ts';
import { explainOutlook } from './explain.ts';
import type { RowForExplanation } from './standing-of-team.ts';

export interface ExplainTournamentOptions extends Pick<OutlookOfTournamentOptions, 'bands'> {
  readonly outlook: Outlook;
  readonly table: readonly RowForExplanation[];
  readonly groups: readonly { readonly id: number; readonly table: readonly RowForExplanation[] }[];
  /** All matches of the tournament, in any order. */
  readonly matches: readonly StoredMatchFields[];
  readonly rules: TournamentRules;
}

export function explainTournament(options: ExplainTournamentOptions): OutlookExplanations {
  const { outlook, table, groups, matches, rules, bands } = options;
  const openOfLeague = openLeagueMatches(matches);
  const completed = matches.filter(({ status, isPlayoff }) => status === 'completed' && !isPlayoff);
  return {
    tournamentId: outlook.tournamentId,
    tables: outlook.tables.map((each) => {
      const { groupId } = each;
      const rows = groupId === 0 ? table : (groups.find(({ id }) => id === groupId)?.table ?? []);
      return explainOutlook({
        outlook: each,
        rows,
        open: openMatchesOf(openOfLeague, groupId, new Set(rows.map(({ teamId }) => teamId))),
        played: { matches: completed.filter((match) => groupId === 0 || match.groupId === groupId), rules },
        bands: bandsOfTable(bands, groupId),
      });
    }),
  };
}
