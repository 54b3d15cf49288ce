/**
 * What the published pages of a tournament say, in the words of the reference, so that both can be laid side by side.
 */
import { addDays } from '#shared/domain/calendar.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { type Facts, fullName, type MatchFact, playerIn, teamIn } from './reference/facts.ts';
import { fairPlay } from './reference/fair-play.ts';
import { fixture, matchesOfRound, roundsOf } from './reference/fixture.ts';
import { keepers } from './reference/keepers.ts';
import { bracket } from './reference/playoffs.ts';
import { scorers } from './reference/scorers.ts';
import { type Row, table } from './reference/standings.ts';
import { summary, upcoming } from './reference/summary.ts';
import { type Ban, bans, remaining } from './reference/suspensions.ts';

/** By the name of the page, what it must say. */
export function expectedPages(facts: Facts, tournamentId: number): Record<string, unknown> {
  const { upcoming: _byDay, ...counters } = summary(facts, tournamentId);
  const rounds = roundsOf(facts, tournamentId);
  const groups = facts.groups.filter((group) => group.tournamentId === tournamentId);
  return {
    STANDINGS: table(facts, tournamentId).map(plainRow),
    ...Object.fromEntries(groups.map(({ id }) => [`GROUP#${id}`, table(facts, tournamentId, id).map(plainRow)])),
    FIXTURE: fixture(facts, tournamentId),
    ...Object.fromEntries(
      rounds.map((round) => [
        `ROUND#${round}`,
        matchesOfRound(facts, tournamentId, round).map((match) => plainMatch(facts, match)),
      ]),
    ),
    SUMMARY: { ...counters, upcoming: daysRead(facts.today).map((today) => nextOn({ ...facts, today }, tournamentId)) },
    SCORERS: scorers(facts, tournamentId),
    FAIRPLAY: fairPlay(facts, tournamentId),
    KEEPERS: keepers(facts, tournamentId),
    BRACKET: bracket(facts, tournamentId),
    SUSPENSIONS: inSomeOrder(bans(facts, tournamentId).map((ban) => plainBan(facts, tournamentId, ban))),
  };
}

/**
 * Published on the first of these days, a summary must still have the next two matches when it is read on the others.
 */
export const daysRead = (today: string): string[] => [0, 1, 3].map((days) => addDays(today, days));
const shownNext = 2;

export const nextOn = (facts: Facts, tournamentId: number) =>
  upcoming(facts, tournamentId)
    .slice(0, shownNext)
    .map(({ id }) => id);

function plainBan(facts: Facts, tournamentId: number, ban: Ban): Suspension {
  const roundOf = (id: number) => facts.matches.find((match) => match.id === id)?.round ?? '';
  return {
    tournamentId,
    playerId: ban.playerId,
    playerName: fullName(playerIn(facts, ban.playerId)),
    teamId: ban.teamId,
    teamName: teamIn(facts, ban.teamId)?.name ?? '',
    matches: ban.matches,
    served: ban.served.length,
    remaining: remaining(ban),
    reasons: ban.reasons.map(({ matchId, eventType, minute }) => ({
      matchId,
      round: roundOf(matchId),
      eventType,
      minute,
    })),
    misses: [...ban.served, ...ban.toMiss].map(({ id, round }) => ({ matchId: id, round })),
  };
}

const between = new Set(['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor']);

/** With the sentence about a tie taken apart: who stands above whom, and the figures of both. */
function plainRow({ figures, ...row }: Row, at: number, rows: readonly Row[]) {
  const { decidedBy, teamName } = row;
  const hasPlayed = row.played > 0 || (rows[at + 1]?.played ?? 0) > 0;
  const isTie = decidedBy !== null && decidedBy !== 'points' && hasPlayed;
  const signed = (value: number) => (decidedBy?.endsWith('Difference') && value > 0 ? `+${value}` : `${value}`);
  const [own, next] = figures.map((value) => signed(decidedBy === 'fairPlay' ? 0 - value : value));
  const told = decidedBy === 'name' ? 'igualados' : `${own} a ${next}`;
  const tie = { teams: `${teamName} sobre ${rows[at + 1]?.teamName}`, told, amongThem: between.has(decidedBy ?? '') };
  return { ...row, tie: isTie ? tie : null };
}

function tieIn(sentence: string | null) {
  if (sentence === null) return null;
  const [teams, reason = ''] = sentence.split(': ');
  const told = reason.startsWith('igualados') ? 'igualados' : reason.split(', ').at(-1);
  return { teams, told, amongThem: reason.includes('en los partidos entre') };
}

function plainMatch(facts: Facts, match: MatchFact) {
  const { id, status, matchDate, matchTime, homeTeamId, awayTeamId, homeScore, awayScore } = match;
  const nameOf = (teamId: number | null) => teamIn(facts, teamId)?.name ?? null;
  const hasScore = status === 'completed' || status === 'in_progress';
  return {
    id,
    status,
    matchDate,
    matchTime,
    homeTeamId,
    awayTeamId,
    teams: [nameOf(homeTeamId), nameOf(awayTeamId)],
    score: hasScore ? `${homeScore} - ${awayScore}` : 'VS',
  };
}

type Pages = { readonly [name in string]?: unknown };

/** By the name of the page, what it says; pages emptied since are left out. */
export function shownPages(published: object, today: string): Record<string, unknown> {
  const pages = published as Pages;
  const shown: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(pages)) {
    if (content === null || internal.has(name) || isFurtherPart.test(name)) continue;
    if (name === 'STANDINGS' || name.startsWith('GROUP#')) shown[name] = (content as never[]).map(shownRow);
    else if (name.startsWith('ROUND#')) shown[name] = partsOf(pages, name).map(shownMatch as never);
    else if (name === 'FIXTURE') shown[name] = partsOf(pages, name);
    else if (name === 'SUMMARY') shown[name] = shownSummary(content as never, today);
    else if (name === 'BRACKET') shown[name] = shownBracket(content as Bracket);
    else if (name === 'SUSPENSIONS') shown[name] = inSomeOrder(openFirst(partsOf(pages, name) as never));
    else if (!(name in rankings)) shown[name] = content;
  }
  return { ...shown, ...shownRankings(pages) };
}

/** The three rankings, each with all its parts. */
export function shownRankings(published: object): Record<string, unknown> {
  const pages = published as Pages;
  const present = Object.entries(rankings).filter(([name]) => pages[name]);
  return Object.fromEntries(present.map(([name, plain]) => [name, partsOf(pages, name).map(plain)]));
}

/** What only the publisher itself reads again. */
const internal = new Set(['TALLY']);
const isFurtherPart = /^\d+#/;

type Loose = Record<string, unknown>;

/** Bans that are served stand below those that are not. */
function openFirst(suspensions: readonly Suspension[]): readonly Suspension[] {
  const open = suspensions.filter((ban) => ban.remaining > 0);
  if (open.some((ban, at) => suspensions[at] !== ban)) throw new Error('A served ban stands above one that is not');
  return suspensions;
}

/** Beyond that the rules say nothing of their order. */
function inSomeOrder(suspensions: readonly Suspension[]): Suspension[] {
  const cause = ({ teamId, playerId, reasons }: Suspension) => JSON.stringify([teamId, playerId, reasons.at(-1)]);
  return [...suspensions].sort((a, b) => (cause(a) < cause(b) ? -1 : 1));
}

function shownRow({ team, tieExplanation, ...row }: Loose & { team: { name: string }; tieExplanation: string | null }) {
  return { ...row, teamName: team.name, tie: tieIn(tieExplanation) };
}

function shownMatch(match: Loose & { homeTeam: { name: string }; awayTeam: { name: string } }) {
  const { id, status, matchDate, matchTime, homeTeamId, awayTeamId, homeTeam, awayTeam, scoreDisplay } = match;
  const teams = [homeTeamId === null ? null : homeTeam.name, awayTeamId === null ? null : awayTeam.name];
  return { id, status, matchDate, matchTime, homeTeamId, awayTeamId, teams, score: scoreDisplay };
}

type Summary = Loose & { upcomingMatches: { id: number; matchDate: string }[] };

function shownSummary({ timeZone: _zone, upcomingMatches, ...counters }: Summary, published: string) {
  const readOn = (today: string) => upcomingMatches.filter(({ matchDate }) => matchDate >= today).slice(0, shownNext);
  return { ...counters, upcoming: daysRead(published).map((today) => readOn(today).map(({ id }) => id)) };
}

function shownBracket({ isProjection, champion, runnerUp, thirdPlace, stages }: Bracket) {
  const semifinals = stages.find(({ stage }) => stage === 'semifinals')?.ties ?? [];
  const made = stages.filter(({ stage }) => stage !== 'earlier').flatMap(({ ties }) => ties);
  return {
    isProjection,
    champion: champion?.id ?? null,
    runnerUp: runnerUp?.id ?? null,
    thirdPlace: thirdPlace?.id ?? null,
    semifinals: isProjection ? semifinals.map(({ home, away }) => [home.id, away.id]) : null,
    ties: made.flatMap(({ round, matchId, home, away }) => {
      const winner = home.isWinner ? home.id : away.isWinner ? away.id : null;
      return matchId === null ? [] : [{ round, matchId, teams: [home.id, away.id], winner }];
    }),
  };
}

const rankings: Record<string, (row: Loose) => Loose> = {
  SCORERS: (row) => row,
  KEEPERS: (row) => row,
  FAIRPLAY: ({ players, ...row }) => ({
    ...row,
    players: [...(players as { playerId: number }[])].sort((a, b) => a.playerId - b.playerId),
  }),
};

/** A long list goes in parts; the first says how many there are. */
function partsOf(pages: Pages, name: string): Loose[] {
  const { parts, rows } = pages[name] as { parts: number; rows: Loose[] };
  const others = Array.from({ length: parts - 1 }, (_, at) => pages[`${at + 2}#${name}`] as { rows: Loose[] });
  return [...rows, ...others.flatMap((part) => part.rows)];
}
