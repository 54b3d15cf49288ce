/** What waits for the tribunal of a tournament: of the cards alone, because these histories know no sanctions and no protest. */
import { limits } from '#shared/domain/limits.ts';
import { eventsOfMatch, type Facts, findTournament, isCompleted, matchesInPlayOrder } from './facts.ts';

/** The document; none while nothing waits. */
export function casesOfTournament(facts: Facts, tournamentId: number) {
  const { yellowsInMatch } = findTournament(facts, tournamentId).rules.suspensions;
  const cases = matchesInPlayOrder(facts, tournamentId)
    .filter(isCompleted)
    .flatMap((match) => {
      const cards = eventsOfMatch(facts, match)
        .filter(({ eventType }) => /^(red|yellow)card$/.test(eventType))
        .sort((a, b) => a.id - b.id);
      return [...new Set(cards.map(({ playerId }) => playerId))].flatMap((playerId) => {
        const own = cards.filter((card) => card.playerId === playerId);
        const isRed = own.some(({ eventType }) => eventType === 'redcard');
        if (!isRed && own.length < yellowsInMatch) return [];
        const subject = { kind: 'player', id: playerId };
        return [{ kind: isRed ? 'redCard' : 'secondYellow', subject, teamId: own[0]?.teamId }];
      });
    });
  return cases.length === 0 ? {} : { CASES: { count: cases.length, first: cases.slice(0, limits.casesOnHome) } };
}
