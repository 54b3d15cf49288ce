/** Who visits a site during a replay, when, and which pages: by chance, which a seed decides wholly. */
import { createRandom, type Random } from '#shared/domain/fixture/random.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { hourOf, isInPlay, matchOf, matchOfNow, replayedTime, teamOf, tournamentCount } from './match-day.ts';

/** A person with one browser, who follows the matches of one tournament and perhaps a team. */
export interface Fan {
  readonly tournament: number;
  readonly followedTeam: number | null;
  /** The fan's own team. */
  readonly team: number;
}

export interface FanEvent {
  /** Milliseconds from the beginning of the replay. */
  readonly at: number;
  readonly fan: Fan;
  readonly page: PublishedPage;
  /** Whether a page that is already open refreshes itself. */
  readonly isPoll: boolean;
}

/** One visit in so many is the first of its browser. */
const firstVisitEvery = 5;
const shareOfFollowers = 0.3;
/** How likely a visit has one, two, three and four views. */
const viewsOfVisit = [0.45, 0.25, 0.15, 0.15];
const timeBetweenViews = 30_000;
/** Mean time that the last page of a visit stays open while matches are played, and between its refreshes. */
const openDuringPlay = 120_000;
const pollEvery = 20_000;

/** The views and refreshes of so many visits, in order of time. */
export function fanEvents(visits: number, seed: number): FanEvent[] {
  const random = createRandom(seed);
  const times = Array.from({ length: visits }, () => timeOfVisit(random)).sort((a, b) => a - b);
  const fans: Fan[] = [];
  const events = times.flatMap((at, index) => {
    if (index % firstVisitEvery === 0) fans.push(newFan(random));
    const fan = fans[index % firstVisitEvery === 0 ? fans.length - 1 : random.below(fans.length)];
    return fan ? eventsOfVisit(random, fan, at) : [];
  });
  return events.sort((a, b) => a.at - b.at);
}

/** Five times as many visits from noon to ten in the evening as at other hours. */
function timeOfVisit(random: Random): number {
  const at = random.next() * replayedTime;
  const isBusy = hourOf(at) >= 12 && hourOf(at) < 22;
  return isBusy || random.next() < 1 / 5 ? at : timeOfVisit(random);
}

function newFan(random: Random): Fan {
  const tournament = popularTournament(random);
  const team = teamOf(tournament, random.below(100));
  return { tournament, team, followedTeam: random.next() < shareOfFollowers ? team : null };
}

/** Five popular tournaments have 70 of 100 fans, all others the rest. */
const popularities = Array.from({ length: tournamentCount }, (_, index) => [25, 18, 12, 9, 6][index] ?? 30 / 95);

const popularTournament = (random: Random): number => 1 + drawByWeight(random, popularities);

function drawByWeight(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    }),
  );
}

function eventsOfVisit(random: Random, fan: Fan, start: number): FanEvent[] {
  const count = 1 + drawByWeight(random, viewsOfVisit);
  const views = Array.from({ length: count }, (_, index) => {
    const at = start + index * timeBetweenViews;
    return { at, fan, page: (index === 0 ? entryPage : laterPage)(random, fan, at), isPoll: false };
  });
  const last = views.at(-1);
  if (!last || !isInPlay(last.at) || ['home', 'team'].includes(last.page.name)) return views;
  const polls = Math.floor((-Math.log(1 - random.next()) * openDuringPlay) / pollEvery);
  const ofPoll = (_: unknown, index: number) => ({ ...last, at: last.at + (index + 1) * pollEvery, isPoll: true });
  return [...views, ...Array.from({ length: polls }, ofPoll)];
}

/** The link that somebody shared, a bookmark, or the home page. */
function entryPage(random: Random, { tournament: id }: Fan, now: number): PublishedPage {
  const pages: readonly PublishedPage[] = [
    { name: 'standings', id },
    { name: 'home' },
    { name: 'match', id: matchOfNow(id, now) },
    { name: 'tournament', id },
    { name: 'fixture', id },
  ];
  return pages[drawByWeight(random, [30, 25, 20, 15, 10])] ?? { name: 'home' };
}

function laterPage(random: Random, { tournament: id, team }: Fan): PublishedPage {
  const pages: readonly PublishedPage[] = [
    { name: 'standings', id },
    { name: 'fixture', id },
    { name: 'match', id: matchOf(id, random.below(100)) },
    { name: 'team', id: random.next() < 0.7 ? team : teamOf(id, random.below(100)) },
    { name: 'scorers', id },
    { name: 'tournament', id },
    { name: 'playoffs', id },
    { name: 'fairPlay', id },
    { name: 'tournaments' },
  ];
  return pages[drawByWeight(random, [20, 20, 20, 15, 10, 5, 4, 3, 3])] ?? { name: 'home' };
}
