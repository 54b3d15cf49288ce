/** The documents of a tournament, as published and as computed from the facts, in one form for comparison. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { Podium } from '#shared/domain/schemas/podium.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { TournamentHeader } from '#shared/pages/page-data.ts';
import { podiumPlaces } from '#shared/text/podium.ts';
import { casesOfTournament } from './reference/cases.ts';
import { displayNameOf, type Facts, findPlayer, findTeam, fullNameOf, type MatchFact } from './reference/facts.ts';
import { fairPlayRanking } from './reference/fair-play.ts';
import { fixtureOfTournament, matchesOfRound, roundNamesOfTournament } from './reference/fixture.ts';
import { goalkeeperRanking } from './reference/goalkeepers.ts';
import { factsForPages, goalsOfMatches } from './reference/pages.ts';
import { bracketOfTournament } from './reference/playoffs.ts';
import { scorerRanking } from './reference/scorers.ts';
import { type StandingsRow, standingsOf } from './reference/standings.ts';
import { summaryOfTournament, upcomingMatches } from './reference/summary.ts';
import { type Ban, bansOfTournament, remainingMatches } from './reference/suspensions.ts';

/** The expected content of each document, by its name. */
export function expectedDocuments(facts: Facts, tournamentId: number): Record<string, unknown> {
  const { upcoming: _byDay, ...counters } = summaryOfTournament(facts, tournamentId);
  const rounds = roundNamesOfTournament(facts, tournamentId);
  const groups = facts.groups.filter((group) => group.tournamentId === tournamentId);
  return {
    STANDINGS: standingsOf(facts, tournamentId).map(expectedStandingsRow),
    ...Object.fromEntries(
      groups.map(({ id }) => [`GROUP#${id}`, standingsOf(facts, tournamentId, id).map(expectedStandingsRow)]),
    ),
    FIXTURE: fixtureOfTournament(facts, tournamentId),
    ...Object.fromEntries(
      rounds.map((round) => [
        `ROUND#${round}`,
        matchesOfRound(facts, tournamentId, round).map((match) => expectedMatch(facts, match)),
      ]),
    ),
    ...Object.fromEntries(
      rounds.map((round) => [`GOALS#${round}`, goalsOfMatches(facts, matchesOfRound(facts, tournamentId, round))]),
    ),
    ROUNDS: fixtureOfTournament(facts, tournamentId).map(({ round, free }) => ({ round, free })),
    HEADER: factsForPages(facts, tournamentId),
    SUMMARY: {
      ...counters,
      upcoming: readingDays(facts.today).map((today) => nextMatchIds({ ...facts, today }, tournamentId)),
    },
    SCORERS: scorerRanking(facts, tournamentId),
    FAIRPLAY: fairPlayRanking(facts, tournamentId),
    GOALKEEPERS: goalkeeperRanking(facts, tournamentId),
    BRACKET: bracketOfTournament(facts, tournamentId),
    ...casesOfTournament(facts, tournamentId),
    SUSPENSIONS: sortByCause(bansOfTournament(facts, tournamentId).map((ban) => expectedBan(facts, tournamentId, ban))),
  };
}

/** A summary published on the first of these days must have the next matches also when it is read on the others. */
export const readingDays = (today: string): string[] => [0, 1, 3].map((days) => addDays(today, days));
const nextMatchCount = 2;

export const nextMatchIds = (facts: Facts, tournamentId: number) =>
  upcomingMatches(facts, tournamentId)
    .slice(0, nextMatchCount)
    .map(({ id }) => id);

function expectedBan(facts: Facts, tournamentId: number, ban: Ban): Suspension {
  const roundOf = (id: number) => facts.matches.find((match) => match.id === id)?.round ?? '';
  return {
    tournamentId,
    playerId: ban.playerId,
    playerName: fullNameOf(findPlayer(facts, ban.playerId)),
    teamId: ban.teamId,
    teamName: findTeam(facts, ban.teamId)?.name ?? '',
    matches: ban.matches,
    served: ban.served.length,
    remaining: remainingMatches(ban),
    reasons: ban.reasons.map(({ matchId, eventType, minute }) => ({
      matchId,
      round: roundOf(matchId),
      eventType,
      minute,
    })),
    misses: [...ban.served, ...ban.toMiss].map(({ id, round }) => ({ matchId: id, round })),
  };
}

const headToHeadCriteria = new Set(['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor']);

/** A row of the table with its tie in parts: the two teams, and their figures in the criterion that decided. */
function expectedStandingsRow({ figures, ...row }: StandingsRow, at: number, rows: readonly StandingsRow[]) {
  const { decidedBy, teamName } = row;
  const hasPlayed = row.played > 0 || (rows[at + 1]?.played ?? 0) > 0;
  const isTie = decidedBy !== null && decidedBy !== 'points' && hasPlayed;
  const plus = (value: number) => (decidedBy?.endsWith('Difference') && value > 0 ? '+' : '');
  const signed = (value: number) => `${plus(value)}${value}`.replace('-', '−');
  const [own, next] = figures.map((value) => signed(decidedBy === 'fairPlay' ? 0 - value : value));
  const reason = decidedBy === 'name' ? 'igualados' : `${own} a ${next}`;
  const tie = {
    teams: `${teamName} sobre ${rows[at + 1]?.teamName}`,
    reason,
    amongThem: headToHeadCriteria.has(decidedBy ?? ''),
  };
  return { ...row, tie: isTie ? tie : null };
}

function tiePartsFromSentence(sentence: string | null) {
  if (sentence === null) return null;
  const [teams, explanation = ''] = sentence.split(': ');
  const reason = explanation.startsWith('igualados') ? 'igualados' : explanation.split(', ').at(-1);
  return { teams, reason, amongThem: explanation.includes('en los partidos entre') };
}

function expectedMatch(facts: Facts, match: MatchFact) {
  const { id, status, matchDate, matchTime, homeTeamId, awayTeamId, homeScore, awayScore } = match;
  const namesOf = (teamId: number | null) => {
    const team = findTeam(facts, teamId);
    return team ? [team.name, displayNameOf(facts, match.tournamentId, team.id)] : null;
  };
  const hasScore = status === 'completed' || status === 'in_progress';
  return {
    id,
    status,
    matchDate,
    matchTime,
    homeTeamId,
    awayTeamId,
    teams: [namesOf(homeTeamId), namesOf(awayTeamId)],
    score: hasScore ? `${homeScore} - ${awayScore}` : 'VS',
  };
}

type DocumentsByName = { readonly [name in string]?: unknown };

/** The published content of each document, by its name; emptied documents are left out. */
export function publishedDocuments(published: object, today: string): Record<string, unknown> {
  const documents = published as DocumentsByName;
  const shown: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(documents)) {
    if (content === null || publisherOnlyDocuments.has(name) || furtherSlicePattern.test(name)) continue;
    if (name === 'STANDINGS' || name.startsWith('GROUP#'))
      shown[name] = (content as never[]).map(publishedStandingsRow);
    else if (name.startsWith('ROUND#')) shown[name] = rowsOfSlices(documents, name).map(publishedMatch as never);
    else if (name === 'FIXTURE' || name === 'ROUNDS')
      shown[name] = rowsOfSlices(documents, name).map(publishedRound as never);
    else if (name.startsWith('GOALS#')) shown[name] = rowsOfSlices(documents, name);
    else if (name === 'HEADER') shown[name] = publishedFacts(content as TournamentHeader);
    else if (name === 'SUMMARY') shown[name] = publishedSummary(content as never, today);
    else if (name === 'BRACKET') shown[name] = publishedBracket(content as Bracket);
    else if (name === 'SUSPENSIONS')
      shown[name] = sortByCause(requireOpenBansFirst(rowsOfSlices(documents, name) as never));
    else if (!(name in rankingRowNormalizers)) shown[name] = content;
  }
  return { ...shown, ...publishedRankings(documents) };
}

/** The three rankings, each with the rows of all its slices. */
export function publishedRankings(published: object): Record<string, unknown> {
  const documents = published as DocumentsByName;
  const present = Object.entries(rankingRowNormalizers).filter(([name]) => documents[name]);
  return Object.fromEntries(present.map(([name, plain]) => [name, rowsOfSlices(documents, name).map(plain)]));
}

/** Documents that only the publisher reads. */
const publisherOnlyDocuments = new Set(['TOTALS', 'OUTLOOK']);
const furtherSlicePattern = /^\d+#/;

type DocumentRow = Record<string, unknown>;

/** Fails unless open bans come before served ones. */
function requireOpenBansFirst(suspensions: readonly Suspension[]): readonly Suspension[] {
  const open = suspensions.filter((ban) => ban.remaining > 0);
  if (open.some((ban, at) => suspensions[at] !== ban)) throw new Error('A served ban stands above one that is not');
  return suspensions;
}

/** Sorts bans by their cause, because the rules do not give them an order. */
function sortByCause(suspensions: readonly Suspension[]): Suspension[] {
  const cause = ({ teamId, playerId, reasons }: Suspension) => JSON.stringify([teamId, playerId, reasons.at(-1)]);
  return [...suspensions].sort((a, b) => (cause(a) < cause(b) ? -1 : 1));
}

interface ShownNames {
  readonly name: string;
  readonly displayName: string;
}

function publishedStandingsRow({
  team,
  tieExplanation,
  ...row
}: DocumentRow & { team: ShownNames; tieExplanation: string | null }) {
  const { name: teamName, displayName } = team;
  return { ...row, teamName, displayName, tie: tiePartsFromSentence(tieExplanation) };
}

function publishedMatch(match: DocumentRow & { homeTeam: ShownNames; awayTeam: ShownNames }) {
  const { id, status, matchDate, matchTime, homeTeamId, awayTeamId, homeTeam, awayTeam, scoreDisplay } = match;
  const namesOf = (teamId: unknown, { name, displayName }: ShownNames) =>
    teamId === null ? null : [name, displayName];
  const teams = [namesOf(homeTeamId, homeTeam), namesOf(awayTeamId, awayTeam)];
  return { id, status, matchDate, matchTime, homeTeamId, awayTeamId, teams, score: scoreDisplay };
}

const publishedRound = ({ free, ...round }: DocumentRow & { free: { id: number }[] }) => ({
  ...round,
  free: free.map(({ id }) => id),
});

const publishedFacts = ({ id, name, status, hasPlayoffs, groups, walkoversToCome }: TournamentHeader) => ({
  id,
  name,
  status,
  hasPlayoffs,
  groups: groups.map((group) => group.id),
  walkoversToCome,
});

type PublishedSummary = DocumentRow & {
  podium: Podium | null;
  upcomingMatches: { id: number; matchDate: string }[];
};

/** Null while nobody has won. */
export const idsOfPodium = (podium: Podium | null) => podium && podiumPlaces.map((place) => podium[place]?.id ?? null);

function publishedSummary(
  { timeZone: _zone, upcomingMatches, podium, ...counters }: PublishedSummary,
  published: string,
) {
  const readOn = (today: string) =>
    upcomingMatches.filter(({ matchDate }) => matchDate >= today).slice(0, nextMatchCount);
  return {
    ...counters,
    podium: idsOfPodium(podium),
    upcoming: readingDays(published).map((today) => readOn(today).map(({ id }) => id)),
  };
}

function publishedBracket({ isProjection, champion, runnerUp, thirdPlace, stages }: Bracket) {
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

const rankingRowNormalizers: Record<string, (row: DocumentRow) => DocumentRow> = {
  SCORERS: (row) => row,
  GOALKEEPERS: (row) => row,
  FAIRPLAY: ({ players, ...row }) => ({
    ...row,
    players: [...(players as { playerId: number }[])].sort((a, b) => a.playerId - b.playerId),
  }),
};

/** The rows of all slices of a list; the first slice has the number of slices. */
function rowsOfSlices(documents: DocumentsByName, name: string): DocumentRow[] {
  const { parts, rows } = documents[name] as { parts: number; rows: DocumentRow[] };
  const others = Array.from(
    { length: parts - 1 },
    (_, at) => documents[`${at + 2}#${name}`] as { rows: DocumentRow[] },
  );
  return [...rows, ...others.flatMap((part) => part.rows)];
}
