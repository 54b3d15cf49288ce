/** The two sides of a sheet: each with its team, its squad and who is present. */
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { namesOfSides } from '#shared/text/display-names.ts';
import type { SheetPlayer, ShownSheet } from './shown-sheet.ts';

export interface SheetSide {
  readonly side: MatchSide;
  readonly teamId: number;
  /** As it is shown: without the first words that it shares with the other team's, where both are long. */
  readonly name: string;
  /** For its shield, which shows the first letters of the name. */
  readonly displayName: string;
  readonly logo: string;
  /** The squad, by shirt number. */
  readonly players: readonly SheetPlayer[];
  /** Ids of the players who are present; null until somebody has said so. */
  readonly present: readonly number[] | null;
  /** Ids of those who may not play and do so under protest. */
  readonly underProtest: readonly number[];
}

export function sidesOfSheet(sheet: ShownSheet): readonly [home: SheetSide, away: SheetSide] {
  return [sideOfSheet(sheet, 'home'), sideOfSheet(sheet, 'away')];
}

export function sideOfSheet({ match, squads, presence, underProtest }: ShownSheet, side: MatchSide): SheetSide {
  const isHome = side === 'home';
  const team = isHome ? match.homeTeam : match.awayTeam;
  const teamId = (isHome ? match.homeTeamId : match.awayTeamId) ?? 0;
  return {
    side,
    teamId,
    name: namesOfSides(match)[isHome ? 0 : 1],
    displayName: team.displayName,
    logo: team.logoUrl,
    players: [...squads[side]].sort((a, b) => a.jerseyNumber - b.jerseyNumber),
    present: presence[side],
    underProtest: underProtest[side],
  };
}

export const fullNameOf = ({ firstName, lastName }: SheetPlayer): string => `${firstName} ${lastName}`.trim();
