/** Prepares one transaction of a job: as many of its next changes as fit, each as an ordinary save would write it. */

import { isDeepStrictEqual } from 'node:util';
import { isMatchPending } from '#shared/domain/matches/match-status.ts';
import { overlapOfBothProblem } from '../../competition/matches/overlap-problem.ts';
import { bookedDaysOf, prepareBookingsChange } from '../../competition/records/bookings.ts';
import type { MatchChange } from '../../competition/records/jobs.ts';
import {
  deleteMatchWrites,
  type MatchFields,
  prepareMatchCreation,
  prepareMatchReplacement,
  prepareMatchRestoration,
  type StoredMatch,
  type StoredMatchData,
} from '../../competition/records/matches.ts';
import { readTeamName } from '../../competition/records/teams.ts';
import { enrolTeamsWrite, matchLengthChecks, type StoredTournament } from '../../competition/records/tournaments.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { batchGet } from '../../platform/table/client.ts';
import { dropRepeatedChecks, type TableWrite } from '../../platform/table/commit.ts';
import { keys } from '../../platform/table/keys.ts';
import {
  findUnknownReferences,
  readReferences,
  referencesUnchangedChecks,
  requireUsableReferences,
} from './references.ts';

/** Which way changes are applied: `undo` takes them back, and leaves alone what somebody else changed since. */
export type Direction = 'do' | 'undo';

/** One match before and after a step; null while it does not exist. */
interface PreparedMatch {
  readonly before: StoredMatch | null;
  readonly after: StoredMatch | null;
  readonly writes: readonly TableWrite[];
}

interface StepLimits {
  /** How many items the transaction may have besides the job's own. */
  readonly items: number;
}

interface PreparedStep {
  readonly writes: TableWrite[];
  /** How many of the changes the writes apply. */
  readonly count: number;
}

/** A transaction's items that are not counted by match: the tournament, and other tournaments' match lengths. */
const sparedItems = 8;

/**
 * The writes that apply the first of `changes`. Throws 409 when a match clashes with another one, naming both, or when
 * it or what it refers to is no longer as the job expects. Without `limits` it takes all of them, to check them.
 */
export async function prepareStep(
  tournament: StoredTournament,
  changes: readonly MatchChange[],
  direction: Direction,
  author: Authorship,
  limits?: StepLimits,
): Promise<PreparedStep> {
  const next = limits ? changes.slice(0, limits.items) : changes;
  const stored = await readStored(tournament.id, next);
  const all = await Promise.all(next.map((change) => prepareMatch(change, direction, stored, author)));
  const most = limits?.items ?? Number.POSITIVE_INFINITY;
  let count = cutBetweenGroups(changes, countThatFit(all, most - sparedItems));
  for (;;) {
    const writes = await writesOf(tournament, all.slice(0, count), direction, author);
    if (writes.length <= most || count === 1) return { writes, count };
    count = cutBetweenGroups(changes, Math.ceil(count / 2));
  }
}

/** The writes that save some matches together, and everything they rely on. */
async function writesOf(
  tournament: StoredTournament,
  some: readonly (PreparedMatch | null)[],
  direction: Direction,
  author: Authorship,
): Promise<TableWrite[]> {
  const matches = some.filter((each) => each !== null);
  const booking = await prepareBookingsChange(matches);
  const planned = matches.flatMap(({ after }) => after ?? []);
  if ('matchId' in booking) throw await overlapOfBothProblem(booking, planned);
  const references = await checkReferences(tournament, matches, direction, author);
  return dropRepeatedChecks([
    ...matches.flatMap((each) => each.writes),
    ...booking.writes,
    ...references,
    ...matchLengthChecks(booking.lengths, tournament.id),
    enrolTeamsWrite(tournament, [], author),
  ]);
}

interface StoredThings {
  readonly matches: ReadonlyMap<number, StoredMatch>;
  /** The matches that have events. */
  readonly eventful: ReadonlySet<string>;
}

async function readStored(tournamentId: number, changes: readonly MatchChange[]): Promise<StoredThings> {
  const [matches, counts] = await Promise.all([
    batchGet<StoredMatch>(changes.map(({ id }) => keys.match(tournamentId, id))),
    batchGet<{ sk: string; n: number }>(
      changes
        .filter(({ before, after }) => before === null || after === null)
        .map(({ id }) => keys.eventCount(tournamentId, id)),
    ),
  ]);
  return {
    matches: new Map(matches.map((match) => [match.id, match])),
    eventful: new Set(counts.filter(({ n }) => n > 0).map(({ sk }) => sk)),
  };
}

/** The writes for one change; null when there is nothing to do, or, on the way back, nothing left to take back. */
async function prepareMatch(
  change: MatchChange,
  direction: Direction,
  { matches, eventful }: StoredThings,
  author: Authorship,
): Promise<PreparedMatch | null> {
  const isUndo = direction === 'undo';
  const [from, to] = isUndo ? [change.after, change.before] : [change.before, change.after];
  const current = matches.get(change.id);
  if (from === null) return current ? null : prepareNewMatch(change, to as StoredMatch, isUndo, author);
  const tournamentId = current?.tournamentId ?? 0;
  const hasEvents = eventful.has(keys.eventCount(tournamentId, change.id).sk);
  const isExpected =
    current && (to === null ? !current.isJudged && hasResultOf(current, from) && !hasEvents : hasFields(current, from));
  if (!current || !isExpected) {
    if (isUndo || (!current && to === null)) return null;
    throw await changedMeanwhileProblem(current);
  }
  if (to !== null) {
    const { stored, writes } = prepareMatchReplacement(
      current,
      to,
      isUndo ? authorOnWayBack(to as Partial<StoredMatch>, author) : author,
    );
    return { before: current, after: stored, writes: isUndo ? writes : writes.map((each) => asLeft(each, change)) };
  }
  const lineups = 'lineups' in change && !isUndo ? change.lineups.map(({ pk, sk }) => ({ remove: { pk, sk } })) : [];
  const noEvents: TableWrite = {
    remove: keys.eventCount(tournamentId, change.id),
    condition: 'attribute_not_exists(n) OR n = :none',
    values: { ':none': 0 },
  };
  return { before: current, after: null, writes: [...deleteMatchWrites(current, author), noEvents, ...lineups] };
}

/** Its events may change without a new version of the match, which then no longer names the bulk change. */
const asLeft = (write: TableWrite, { before }: MatchChange): TableWrite =>
  before?.changeGroupId === undefined
    ? write
    : {
        ...write,
        condition: `${write.condition} AND changeGroupId = :group`,
        values: { ...write.values, ':group': before.changeGroupId },
      };

/** What stood as a bulk change left it does so again. */
const authorOnWayBack = (to: Pick<StoredMatch, 'changeGroupId'>, author: Authorship): Authorship =>
  to.changeGroupId === undefined ? author : { ...author, changeGroupId: to.changeGroupId };

function prepareNewMatch(change: MatchChange, to: StoredMatch, isUndo: boolean, author: Authorship): PreparedMatch {
  const { stored, writes } = isUndo
    ? prepareMatchRestoration(to, authorOnWayBack(to, author))
    : prepareMatchCreation(to, author);
  const lineups = 'lineups' in change ? change.lineups.map((lineup) => ({ put: { ...lineup } })) : [];
  return { before: null, after: stored, writes: [...writes, ...lineups] };
}

/** What is deleted stands as it was created or read: nobody has played it since, or corrected its result. */
const hasResultOf = (match: StoredMatch, { status, homeScore, awayScore }: Partial<StoredMatchData>): boolean =>
  hasFields(match, { status, homeScore, awayScore });

const hasFields = (match: StoredMatch, fields: object): boolean =>
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(match[name as keyof StoredMatch], value));

async function changedMeanwhileProblem(match: StoredMatch | undefined): Promise<Problem> {
  if (!match) return new Problem('conflict', 'Mientras tanto se eliminó uno de los partidos.');
  const names = await Promise.all([match.homeTeamId, match.awayTeamId].map((id) => readTeamName(id ?? 0)));
  return new Problem('conflict', `Mientras tanto cambió el partido ${names.join(' - ')} (${match.round}).`);
}

/** At most `count`, and not in the middle of changes that have to be written together. */
function cutBetweenGroups(changes: readonly MatchChange[], count: number): number {
  const groupAt = (at: number) => {
    const change = changes[at];
    return change && 'group' in change ? change.group : undefined;
  };
  let cut = count;
  while (cut > 0 && groupAt(cut) !== undefined && groupAt(cut - 1) === groupAt(cut)) cut -= 1;
  if (cut === 0 && count > 0)
    throw new Problem(
      'conflict',
      'Son demasiados cambios para guardarlos de una sola vez: mové menos partidos por vez.',
    );
  return cut;
}

/** How many matches from the first on fit, by the items that they write or check at most. */
function countThatFit(matches: readonly (PreparedMatch | null)[], items: number): number {
  const used = new Set<string>();
  let own = 0;
  for (const [at, each] of matches.entries()) {
    if (!each) continue;
    own += each.writes.length;
    for (const match of [each.before, each.after]) if (match) for (const day of bookedDaysOf(match)) used.add(day);
    if (hasNewReferences(each)) for (const name of referenceNames(each.after)) used.add(name);
    if (own + used.size > items) return Math.max(1, at);
  }
  return matches.length;
}

const referenceNames = (match: MatchFields): string[] =>
  (['homeTeamId', 'awayTeamId', 'groupId', 'canchaId', 'refereeId', 'assistantId'] as const).map((field) =>
    `${field.replace(/^(home|away)/, '')} ${match[field]}`.replace(/^(referee|assistant)/, 'official'),
  );

type Referring = PreparedMatch & { readonly after: StoredMatch };

/** Whether a match is new, or to be played that was not, so that it needs its teams, cancha and officials. */
const isNewlyPlayed = ({ before, after }: PreparedMatch): boolean =>
  after !== null && (before === null || (isMatchPending(after) && !isMatchPending(before)));

/** Whether a match newly refers to something that has to exist when it is written. */
const hasNewReferences = (match: PreparedMatch): match is Referring =>
  isNewlyPlayed(match) ||
  (match.after !== null &&
    postFields.some((field) => match.after?.[field] !== 0 && match.after?.[field] !== match.before?.[field]));

const postFields = ['canchaId', 'refereeId', 'assistantId'] as const;

async function checkReferences(
  tournament: StoredTournament,
  all: readonly PreparedMatch[],
  direction: Direction,
  author: Authorship,
): Promise<TableWrite[]> {
  const referring = all.filter(hasNewReferences);
  if (referring.length === 0) return [];
  const matches = referring.map(({ after }) => after);
  const references = await readReferences(tournament.id, matches);
  for (const { before, after: match } of referring) {
    const [unknown] = findUnknownReferences(match, references, tournament);
    if (unknown) throw new Problem('conflict', `${unknown.message}.`);
    // A match that comes back keeps its cancha and officials, available or not, as any match does.
    if (direction === 'do' && !before) requireUsableReferences(match, references);
  }
  return referencesUnchangedChecks(matches, references, author);
}
