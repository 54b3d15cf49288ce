/** Random seasons with cards and sanctions: who is barred from which match, and what of each ban is served, as a slow computation says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { isFullRun } from '#tests/support/full.ts';
import { teamIds } from './random-decisions.ts';
import { arbitrarySeason, type Season, tournamentIds } from './random-seasons.ts';
import {
  type Asker,
  type BanCount,
  countBans,
  disciplineOf,
  type FactsWithSanctions,
  isBarred,
} from './reference/sanctions.ts';

const seasonCount = isFullRun ? 3000 : 100;

const factsOf = ({ rules, ...season }: Season): FactsWithSanctions =>
  ({
    ...season,
    teams: teamIds.map((id) => ({ id })),
    tournaments: tournamentIds.map((id) => ({ id, rules: { suspensions: rules } })),
  }) as unknown as FactsWithSanctions;

function bansOf(
  { matches, events, sanctions, players, rules, today }: Season,
  tournamentId: number,
  view: Asker,
): Ban[] {
  const isHere = (match: Season['matches'][number]) => match.tournamentId === tournamentId;
  const here = matches.filter(isHere);
  return computeBans({
    matches: here,
    events: events.filter(({ matchId }) => here.some(({ id }) => id === matchId)),
    rules,
    today,
    discipline: {
      sanctions: sanctions.filter((sanction) => [0, tournamentId].includes(sanction.tournamentId)),
      view,
      otherMatches: matches.filter((match) => !isHere(match)),
      teamIdOfPlayer: new Map(players.map(({ id, teamId }) => [id, teamId])),
    },
  });
}

/** The matches of his team that each player may not play. */
const barredMatches = (
  { matches, players }: Season,
  tournamentId: number,
  isOut: (player: Season['players'][number], match: Season['matches'][number]) => boolean,
) =>
  players.map((player) => {
    const isOwn = ({ homeTeamId, awayTeamId }: Season['matches'][number]) =>
      [homeTeamId, awayTeamId].includes(player.teamId);
    const own = matches.filter((match) => match.tournamentId === tournamentId && isOwn(match));
    return { player: player.id, out: own.filter((match) => isOut(player, match)).map(({ id }) => id) };
  });

/** What of each ban is served and left, in any order. */
const countsOf = (bans: readonly Ban[]): BanCount[] =>
  bans.map(({ playerId, teamId, sanction, reasons, served, remaining }) => ({
    playerId,
    teamId,
    served,
    remaining,
    ...(sanction ? { sanctionId: sanction.id } : { cardsIn: reasons.at(-1)?.matchId }),
  }));
const inOrder = (counts: readonly BanCount[]) => counts.map((each) => JSON.stringify(each)).sort();

test('in random seasons cards and sanctions bar the same players from the same matches as the rules, and are served as the rules say', () => {
  fc.assert(
    fc.property(arbitrarySeason, (season) => {
      for (const tournamentId of tournamentIds)
        for (const asker of ['all', 'published'] as const) {
          const [product, reference] = bothAnswers(season, tournamentId, asker);
          expect(product, `tournament ${tournamentId}, ${asker}`).toEqual(reference);
        }
    }),
    { numRuns: seasonCount },
  );
});

/** Who is barred and what is served: what the product says, and what the reference does. */
function bothAnswers(season: Season, tournamentId: number, asker: Asker) {
  const facts = factsOf(season);
  const bans = bansOf(season, tournamentId, asker);
  const discipline = disciplineOf(facts, tournamentId, asker);
  return [
    {
      barred: barredMatches(season, tournamentId, (player, match) =>
        Boolean(findBanForMatch(bans, match.id, player.teamId, player.id)),
      ),
      counts: inOrder(countsOf(bans)),
    },
    {
      barred: barredMatches(season, tournamentId, (player, match) => isBarred(facts, discipline, player, match)),
      counts: inOrder(countBans(facts, discipline)),
    },
  ] as const;
}
