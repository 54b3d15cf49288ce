/** Decides which pages of matches and teams a change of the table shows on. */
import type { DynamoDBRecord } from 'aws-lambda';
import { keys, partitionKeys, sortKeyPrefixes, tournamentIdOfPartition } from '../platform/table/keys.ts';
import { isClockChange, isOnlySchemaRewrite, numbersInField, type StreamChange } from './stream-change.ts';

/** The match that a change in a tournament is part of, and the teams whose pages show it. */
export interface ChangedMatch {
  readonly matchId: number;
  readonly teamIds: readonly number[];
  /** Whether it is the clock that changed, whose item does not name the teams. */
  readonly isOfClock: boolean;
}

/** The match of a changed match, event, lineup or clock; null for any other change. */
export function changedMatchOf({ dynamodb }: DynamoDBRecord): ChangedMatch | null {
  const { pk, sk } = keyOf(dynamodb);
  if (tournamentIdOfPartition(pk) === null || isOnlySchemaRewrite(dynamodb)) return null;
  const { match, event, lineup } = sortKeyPrefixes;
  const isOfMatch = [match, event, lineup].some((prefix) => sk.startsWith(prefix));
  const isOfClock = isClockChange(dynamodb);
  if (!isOfMatch && !isOfClock) return null;
  return {
    matchId: Number(sk.split('#')[1]),
    teamIds: [...inEitherImage(dynamodb, 'homeTeamId', 'awayTeamId', 'teamId')],
    isOfClock,
  };
}

/**
 * The teams of which something changed beside their matches: the team itself, its players and staff, and the
 * tournaments that it takes part in.
 */
export function changedTeamsOf({ dynamodb }: DynamoDBRecord): number[] {
  const { pk, sk } = keyOf(dynamodb);
  if (isOnlySchemaRewrite(dynamodb)) return [];
  if (pk === partitionKeys.entities('TEAM')) return [Number(sk)];
  if (pk === partitionKeys.entities('TOURNAMENT')) return changedParticipants(dynamodb);
  const isMember = [sortKeyPrefixes.player, sortKeyPrefixes.staff].some((prefix) => sk.startsWith(prefix));
  // Team 0 is the federation's own staff, which has no page.
  const teamId = isMember && pk.startsWith(partitionKeys.teams) ? Number(pk.slice(partitionKeys.teams.length)) : 0;
  return teamId === 0 ? [] : [teamId];
}

/** Those that came into a tournament or left it. */
function changedParticipants(change: StreamChange): number[] {
  const [before, after] = [change?.OldImage, change?.NewImage].map(
    (image) => new Set(numbersInField(image, 'teamIds')),
  );
  return [...(before ?? []), ...(after ?? [])].filter((id) => !(before?.has(id) && after?.has(id)));
}

/**
 * Whether participants of an existing tournament changed. A newcomer may have the display name of another one, which then
 * shows in matches that did not change.
 */
export const affectsDisplayNames = ({ dynamodb }: DynamoDBRecord): boolean =>
  keyOf(dynamodb).pk === partitionKeys.entities('TOURNAMENT') &&
  !isOnlySchemaRewrite(dynamodb) &&
  dynamodb?.OldImage !== undefined &&
  dynamodb.NewImage !== undefined &&
  changedParticipants(dynamodb).length > 0;

/** Whether a change is shown on every page: one of the federation's settings. */
export const affectsEveryPage = ({ dynamodb }: DynamoDBRecord): boolean =>
  keyOf(dynamodb).pk === keys.settings().pk &&
  keyOf(dynamodb).sk !== keys.noticesInForce().sk &&
  !isOnlySchemaRewrite(dynamodb);

const keyOf = (change: StreamChange) => ({ pk: change?.Keys?.pk?.S ?? '', sk: change?.Keys?.sk?.S ?? '' });

const inEitherImage = (change: StreamChange, ...fields: string[]): Set<number> =>
  new Set(
    [change?.OldImage, change?.NewImage].flatMap((image) => fields.flatMap((field) => numbersInField(image, field))),
  );
