/**
 * Who is barred from which match by cards and by the tribunal's sanctions. Bans in matches stand in a queue, of the
 * tournament or of all tournaments, and each match of the team serves the first; bans in days run beside both.
 */
import type { StoredSanctionFields } from '#shared/domain/schemas/sanction.ts';
import { type Facts, isCompleted, isPlayedBy, type MatchFact, matchesInPlayOrder, sortByPlayOrder } from './facts.ts';
import { hasShownUp } from './results.ts';
import { bansByCards, isToCome, serveInTurn } from './suspensions.ts';

export interface FactsWithSanctions extends Facts {
  readonly sanctions: readonly StoredSanctionFields[];
}

/** Who asks: somebody who knows every sanction, or the public. */
export type Asker = 'all' | 'published';

/** A ban in matches; a sanction that leaves the number open never ends. */
interface BanInMatches {
  readonly playerId: number;
  readonly teamId: number;
  /** The sanction that gave it, or the match whose cards did. */
  readonly givenBy: { readonly sanction: StoredSanctionFields } | { readonly cardsIn: MatchFact };
  readonly givenAt: string;
  /** How many of its matches were served before the register began. */
  readonly servedBefore: number;
  /** How many matches of the register it costs. */
  readonly matches: number;
  readonly served: MatchFact[];
  readonly toMiss: MatchFact[];
}

/** A ban from one day to another, both included, whatever the team plays meanwhile. */
interface BanInDays {
  readonly playerId: number;
  readonly teamId: number;
  readonly sanction: StoredSanctionFields;
  /** Its last day; '' of one that lasts until somebody decides. */
  readonly lastDay: string;
  bars(match: MatchFact): boolean;
}

export interface Discipline {
  readonly inMatches: readonly BanInMatches[];
  readonly inDays: readonly BanInDays[];
}

/** The bans that count in a tournament: its own, and those given in every tournament. */
export function disciplineOf(facts: FactsWithSanctions, tournamentId: number, asker: Asker): Discipline {
  const sanctions = sanctionsInForce(facts, asker).filter(
    (sanction) => sanction.subject.kind === 'player' && [0, tournamentId].includes(sanction.tournamentId),
  );
  const inMatches: BanInMatches[] = [];
  for (const { id: teamId } of facts.teams)
    for (const { id: playerId } of facts.players) {
      const his = sanctions.filter((sanction) => playerOf(sanction) === playerId);
      const ofTournament = matchesInPlayOrder(facts, tournamentId).filter((match) => isPlayedBy(match, teamId));
      const isReplaced = ({ id }: MatchFact) =>
        his.some((sanction) => chainOf(facts, sanction).some(({ matchId }) => matchId === id));
      const byCards = bansByCards(facts, tournamentId, playerId, teamId, ofTournament)
        .filter(({ causedIn }) => !isReplaced(causedIn))
        .map(({ causedIn, ...ban }) => ({
          ...ban,
          givenBy: { cardsIn: causedIn },
          givenAt: momentOf(causedIn),
          servedBefore: 0,
        }));
      const bySanctions = his
        .filter((sanction) => sanction.teamId === teamId)
        .flatMap((each) => inMatchesOf(facts, each));
      const isInAll = ({ givenBy }: BanInMatches) => 'sanction' in givenBy && givenBy.sanction.tournamentId === 0;
      const queue = [...byCards, ...bySanctions.filter((ban) => !isInAll(ban))];
      const queueOfAll = bySanctions.filter(isInAll);
      serveInOrderGiven(facts, teamId, queue, ofTournament);
      serveInOrderGiven(facts, teamId, queueOfAll, sortByPlayOrder(facts.matches));
      inMatches.push(...queue, ...queueOfAll);
    }
  return { inMatches, inDays: sanctions.flatMap((sanction) => inDaysOf(facts, sanction)) };
}

/** Whether a player may not play a match of the team that is his. */
export function isBarred(
  facts: FactsWithSanctions,
  { inMatches, inDays }: Discipline,
  { id: playerId, teamId }: { readonly id: number; readonly teamId: number },
  match: MatchFact,
): boolean {
  // What the cards gave stays with the team; a sanction goes with the player.
  const inMatchesOfHis = inMatches.filter(
    (ban) => ban.playerId === playerId && (ban.teamId === teamId || 'sanction' in ban.givenBy),
  );
  const inDaysOfHis = inDays.filter((ban) => ban.playerId === playerId);
  if (inMatchesOfHis.some(({ served, toMiss }) => [...served, ...toMiss].includes(match))) return true;
  if (inDaysOfHis.some((ban) => isMissedInDays(facts, ban, match))) return true;
  // When he came is not known, so that only matches to come are those he misses with the new team.
  if (!isToCome(facts, match)) return false;
  const isOfOldTeam = (ban: BanInMatches | BanInDays) => ban.teamId !== teamId;
  return (
    inMatchesOfHis.some((ban) => isOfOldTeam(ban) && isOpenAt(ban, match)) ||
    inDaysOfHis.some((ban) => isOfOldTeam(ban) && ban.bars(match))
  );
}

/** Whether a ban in days costs a match of the team that was the player's: one it came to, or one to come. */
const isMissedInDays = (facts: Facts, { teamId, bars }: BanInDays, match: MatchFact): boolean =>
  isPlayedBy(match, teamId) && bars(match) && (isToCome(facts, match) || hasPassed(facts, match, teamId));

/** Whether a match was played, or its team waited in vain for the other. */
const hasPassed = (facts: Facts, match: MatchFact, teamId: number): boolean =>
  isCompleted(match) && !isToCome(facts, match) && hasShownUp(match, teamId);

/** Whether a ban that the old team serves is still open at a match to come: the last match that will serve it is no earlier. */
function isOpenAt({ givenAt, matches, served, toMiss }: BanInMatches, match: MatchFact): boolean {
  if (served.length >= matches || momentOf(match) <= givenAt) return false;
  const last = served.length + toMiss.length < matches ? undefined : toMiss.at(-1);
  return last === undefined || momentOf(match) <= momentOf(last);
}

/** Of the sanctions that the asker knows, those that are not annulled, and that no other of them supersedes. */
function sanctionsInForce(facts: FactsWithSanctions, asker: Asker): StoredSanctionFields[] {
  const known = facts.sanctions.filter(
    ({ status, bulletin }) => status !== 'annulled' && (asker === 'all' || bulletin !== null),
  );
  const superseded = known.flatMap((sanction) => chainOf(facts, sanction).slice(1));
  return known.filter((sanction) => !superseded.includes(sanction));
}

/** A sanction, the one that it replaces, and so on, back to the first. */
function chainOf(facts: FactsWithSanctions, sanction: StoredSanctionFields): StoredSanctionFields[] {
  const replaced = facts.sanctions.find(({ id }) => id === sanction.replaces);
  return [sanction, ...(replaced ? chainOf(facts, replaced) : [])];
}

const playerOf = ({ subject }: StoredSanctionFields): number => (subject.kind === 'player' ? subject.id : 0);

/** Date, time and id of a match, which sort as it is played. */
const momentOf = ({ matchDate, matchTime, id }: MatchFact): string =>
  `${matchDate} ${matchTime} ${String(id).padStart(9, '0')}`;

/** The first sanction of a chain. */
const firstOf = (facts: FactsWithSanctions, sanction: StoredSanctionFields): StoredSanctionFields =>
  chainOf(facts, sanction).at(-1) ?? sanction;

/** The match that a sanction is about; of one that supersedes others, that of the first. */
const causeOf = (facts: FactsWithSanctions, sanction: StoredSanctionFields): MatchFact | undefined =>
  facts.matches.find(({ id }) => id === firstOf(facts, sanction).matchId);

/** A sanction counts from its match on, else from the end of the day of the decision; what supersedes one, from where that did. */
function givenAtOf(facts: FactsWithSanctions, sanction: StoredSanctionFields): string {
  const cause = causeOf(facts, sanction);
  return cause ? momentOf(cause) : `${firstOf(facts, sanction).decidedOn} 24:00`;
}

function inMatchesOf(facts: FactsWithSanctions, sanction: StoredSanctionFields): BanInMatches[] {
  return sanction.measures.flatMap((measure) => {
    if (measure.kind !== 'matches') return [];
    const { served: servedBefore, onHold } = measure;
    if (measure.matches === onHold) return [];
    return {
      playerId: playerOf(sanction),
      teamId: sanction.teamId,
      givenBy: { sanction },
      givenAt: givenAtOf(facts, sanction),
      servedBefore,
      matches: (measure.matches ?? Number.POSITIVE_INFINITY) - servedBefore - onHold,
      served: [],
      toMiss: [],
    };
  });
}

function serveInOrderGiven(
  facts: FactsWithSanctions,
  teamId: number,
  bans: readonly BanInMatches[],
  matches: readonly MatchFact[],
): void {
  const own = matches.filter((match) => isPlayedBy(match, teamId));
  // What supersedes a sanction takes its place among those of the same day.
  const placeOf = ({ givenBy }: BanInMatches) => ('sanction' in givenBy ? firstOf(facts, givenBy.sanction).id : 0);
  const inTurn = [...bans].sort((a, b) =>
    a.givenAt === b.givenAt ? placeOf(a) - placeOf(b) : a.givenAt < b.givenAt ? -1 : 1,
  );
  serveInTurn(facts, teamId, inTurn, own, (ban, match) => ban.givenAt < momentOf(match));
}

function inDaysOf(facts: FactsWithSanctions, sanction: StoredSanctionFields): BanInDays[] {
  const isAfterwards = (match: MatchFact) => givenAtOf(facts, sanction) < momentOf(match);
  // A ban with dates of its own never counts the match that it is about.
  const mayCount = (match: MatchFact) => !causeOf(facts, sanction) || isAfterwards(match);
  const common = { playerId: playerOf(sanction), teamId: sanction.teamId, sanction, lastDay: '' };
  if (sanction.status === 'provisional' && sanction.measures.length === 0) return [{ ...common, bars: isAfterwards }];
  return sanction.measures.flatMap((measure): BanInDays[] => {
    if (measure.kind === 'expelled') return [{ ...common, bars: isAfterwards }];
    if (measure.kind !== 'until' && measure.kind !== 'indefinite') return [];
    const lastDay = measure.kind === 'until' ? measure.until : '';
    const isWithin = ({ matchDate }: MatchFact) =>
      measure.from <= matchDate && (lastDay === '' || matchDate <= lastDay);
    return [{ ...common, lastDay, bars: (match) => mayCount(match) && isWithin(match) }];
  });
}

/** What of a ban is served and left. */
export interface BanCount {
  readonly playerId: number;
  readonly teamId: number;
  readonly served: number;
  readonly remaining: number;
  readonly sanctionId?: number;
  readonly cardsIn?: number | undefined;
}

/** The count of each ban. Of one without a number of matches, what is left are the matches to come, at least one while it lasts. */
export function countBans(facts: FactsWithSanctions, { inMatches, inDays }: Discipline): BanCount[] {
  const ofMatches = inMatches.map(({ playerId, teamId, givenBy, matches, servedBefore, served, toMiss }): BanCount => {
    const left = Number.isFinite(matches) ? matches - served.length : Math.max(1, toMiss.length);
    return {
      playerId,
      teamId,
      served: servedBefore + served.length,
      remaining: left,
      ...('sanction' in givenBy ? { sanctionId: givenBy.sanction.id } : { cardsIn: givenBy.cardsIn.id }),
    };
  });
  const ofDays = inDays.map((ban): BanCount => {
    const { playerId, teamId, sanction, lastDay } = ban;
    const inScope = ({ tournamentId }: MatchFact) => [0, tournamentId].includes(sanction.tournamentId);
    const missed = facts.matches.filter((match) => inScope(match) && isMissedInDays(facts, ban, match));
    const toMiss = missed.filter((match) => isToCome(facts, match));
    const isOver = lastDay !== '' && lastDay < facts.today;
    const left = isOver ? 0 : Math.max(1, toMiss.length);
    return { playerId, teamId, served: missed.length - toMiss.length, remaining: left, sanctionId: sanction.id };
  });
  return [...ofMatches, ...ofDays];
}
