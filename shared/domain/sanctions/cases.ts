/** Which cases are open: what the tribunal has still to decide, and what it decided and nobody was told. */
import { comparePlayOrder } from '../matches/play-order.ts';
import type { CaseKind } from '../schemas/disciplinary-case.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { StoredEventFields } from '../schemas/match-event.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { StoredSanctionFields } from '../schemas/sanction.ts';
import { isJudged, liveSanctions } from './live-sanctions.ts';

type CaseMatch = Pick<StoredMatchFields, 'id' | 'matchDate' | 'matchTime' | 'status'> & {
  /** The ids of those who played under protest. */
  readonly underProtest?: readonly number[] | undefined;
};
type CaseEvent = Pick<StoredEventFields, 'matchId' | 'playerId' | 'teamId' | 'eventType'>;

export interface OpenCase {
  readonly kind: CaseKind;
  readonly matchId: number | null;
  /** 0 where it is not about a player. */
  readonly playerId: number;
  readonly teamId: number;
  readonly sanction: StoredSanctionFields | null;
}

export interface CasesSource<Match extends CaseMatch> {
  readonly matches: readonly Match[];
  readonly events: readonly CaseEvent[];
  /** The sanctions of the tournament and those in every one. */
  readonly sanctions: readonly StoredSanctionFields[];
  readonly rules: TournamentRules['suspensions'];
}

/** The open cases of a tournament: by match in order of play, then sanctions without a match, by id. */
export function openCases<Match extends CaseMatch>({
  matches,
  events,
  sanctions,
  rules,
}: CasesSource<Match>): OpenCase[] {
  const live = liveSanctions(sanctions, 'all');
  const cards = Map.groupBy(
    events.filter(({ eventType }) => eventType === 'redcard' || eventType === 'yellowcard'),
    ({ matchId }) => matchId,
  );
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ofMatches = matches.toSorted(comparePlayOrder).flatMap((match): OpenCase[] => {
    const shown = Map.groupBy(cards.get(match.id) ?? [], ({ playerId }) => playerId);
    const sentOff = match.status === 'completed' ? [...shown].flatMap(([, own]) => caseOfCards(own, rules)) : [];
    const protested = live.some(({ sanction }) => sanction.matchId === match.id && sanction.origin === 'protest');
    return [
      ...sentOff.filter(({ playerId }) => !isJudged(live, match.id, playerId)),
      ...(protested ? [] : (match.underProtest ?? [])).map(
        (playerId): OpenCase => ({ kind: 'protest', matchId: match.id, playerId, teamId: 0, sanction: null }),
      ),
    ];
  });
  const ofSanctions = live.flatMap(({ sanction }): OpenCase[] => {
    const { subject, matchId = null, teamId, bulletin, origin } = sanction;
    const playerId = subject.kind === 'player' ? subject.id : 0;
    const common = { matchId: matchId !== null && byId.has(matchId) ? matchId : null, playerId, teamId, sanction };
    const isCardGone =
      origin === 'card' &&
      common.matchId !== null &&
      playerId !== 0 &&
      !(cards.get(common.matchId) ?? []).some((card) => card.playerId === playerId);
    return [
      ...(bulletin === null ? [{ kind: 'unpublished' as const, ...common }] : []),
      ...(isCardGone ? [{ kind: 'cardGone' as const, ...common }] : []),
    ];
  });
  return [...ofMatches, ...ofSanctions];
}

function caseOfCards(cards: readonly CaseEvent[], rules: TournamentRules['suspensions']): OpenCase[] {
  const [first] = cards;
  if (!first) return [];
  const count = (type: string) => cards.filter(({ eventType }) => eventType === type).length;
  const kind = count('redcard') > 0 ? 'redCard' : count('yellowcard') >= rules.yellowsInMatch ? 'secondYellow' : null;
  const { matchId, playerId, teamId } = first;
  return kind ? [{ kind, matchId, playerId, teamId, sanction: null }] : [];
}
