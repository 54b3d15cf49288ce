/** The outlook of one team while matches of its table are open. */
import type { Band } from '../schemas/band.ts';
import type { BandOutlook, TeamOutlook } from '../schemas/outlook.ts';
import { type Aim, aimOf, lastPlaceOf, stateOf } from './aim.ts';
import { certainWith, impossibleBelow } from './needed-points.ts';
import { NextMatch } from './next-match.ts';
import { Prospects } from './prospects.ts';
import type { Table, TableTeam } from './table-outlook.ts';
import { viewOf } from './view.ts';

/** Matches looked at for one question, for all of a team, and for all about its next match. */
const most = { ofQuestion: 20_000, ofTeam: 40_000, ofNextMatch: 40_000 };

/** @param table its matches in order of play */
export function outlookOfTeam({ teamId }: TableTeam, table: Table): TeamOutlook {
  const view = viewOf(teamId, table);
  const effort = { ofQuestion: most.ofQuestion, ofTeam: { left: most.ofTeam } };
  const effortOfNext = { ...effort, ofTeam: { left: most.ofNextMatch } };
  const prospects = new Prospects(view.situation, table.points, effort);
  const rivals = view.situation.rivals.length;
  const below = prospects.greatest('belowOrLevel');
  const above = prospects.greatest('aboveOrLevel');
  const next = view.next && new NextMatch(view.next, view.situation, table.points, effortOfNext);
  return {
    teamId,
    best: below === undefined ? null : 1 + rivals - below,
    worst: above === undefined ? null : 1 + above,
    bands: table.bands.map((band) => bandOutlook(band, aimOf(lastPlaceOf(band), rivals), prospects, next)),
  };
}

function bandOutlook({ label }: Band, aim: Aim, prospects: Prospects, next: NextMatch | null): BandOutlook {
  const state = stateOf(prospects, aim);
  return {
    label,
    state,
    certainWith: certainWith(prospects, aim) ?? null,
    impossibleBelow: impossibleBelow(prospects, aim) ?? null,
    next: next && next.meaningFor(aim, state),
  };
}
