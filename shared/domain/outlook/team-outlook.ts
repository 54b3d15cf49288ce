/** The outlook of one team while matches of its table are open. */
import type { Band } from '../schemas/band.ts';
import type { BandOutlook, OutlookState, TeamOutlook } from '../schemas/outlook.ts';
import { type Aim, aimOf, lastPlaceOf, stateOf } from './aim.ts';
import { certainWith, impossibleBelow } from './needed-points.ts';
import { NextMatch } from './next-match.ts';
import type { Effort } from './proof.ts';
import { Prospects } from './prospects.ts';
import type { Table, TableTeam } from './table.ts';
import { viewOf } from './view.ts';

/** How many matches may be looked at for one question, for all of a team, and for all about its next match. */
const most = { ofQuestion: 4000, ofTeam: 8000, ofNextMatch: 12_000 };
/** With no more open matches than this every question is answered: the search ends long before it is long. */
const fewMatches = 12;

/** @param table its matches in order of play */
export function outlookOfTeam({ teamId }: TableTeam, table: Table): TeamOutlook {
  const view = viewOf(teamId, table);
  const effortOf = (ofTeam: number): Effort =>
    table.matches.length <= fewMatches
      ? { ofQuestion: Number.MAX_SAFE_INTEGER, ofTeam: { left: Number.MAX_SAFE_INTEGER } }
      : { ofQuestion: most.ofQuestion, ofTeam: { left: ofTeam } };
  const prospects = new Prospects(view.situation, table.points, effortOf(most.ofTeam));
  const next = view.next && new NextMatch(view.next, view.situation, table.points, effortOf(most.ofNextMatch));
  const rivals = view.situation.rivals.length;
  // What matters most comes first, before the effort may be used up: places, states, numbers, the next match.
  const below = prospects.greatest('belowOrLevel');
  const above = prospects.greatest('aboveOrLevel');
  const aims = table.bands.map((band) => aimOf(lastPlaceOf(band), rivals));
  const states = aims.map((aim) => stateOf(prospects, aim));
  const bandOutlook = ({ label }: Band, at: number): BandOutlook => {
    const [aim, state] = [aims[at] as Aim, states[at] as OutlookState];
    return {
      label,
      state,
      certainWith: certainWith(prospects, aim) ?? null,
      impossibleBelow: impossibleBelow(prospects, aim) ?? null,
      next: next ? next.meaningFor(aim, state) : null,
    };
  };
  return {
    teamId,
    best: below === undefined ? null : 1 + rivals - below,
    worst: above === undefined ? null : 1 + above,
    bands: table.bands.map(bandOutlook),
  };
}
