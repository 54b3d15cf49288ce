/** Links to the sheets of matches. The table holds only hashes of their tokens, so that a copy of it opens no sheet. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Authorship, stampsOfNewItem, stampsOfNextVersion } from '../../platform/table/authorship.ts';
import { batchGet, getItem } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';
import { epochSeconds, secondsPerDay } from '../../platform/table/ttl.ts';

/** Why a link ended before its time: an administrator revoked it, or made another one. */
export type LinkEnding = 'revoked' | 'renewed';

interface LinkFields {
  /** Not `id`, which the index byKind takes for a number. */
  readonly linkId: string;
  readonly matchId: number;
  /** Absent while the link is valid. */
  readonly ended?: LinkEnding;
}

export type StoredLink = StoredItem<LinkFields>;

/** The link that a match has now. */
type StoredLinkOfMatch = StoredItem<{ readonly hash: string }>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The link with this token, valid or ended; undefined for a token that was never given out. It is read as a session is,
 * with a BatchGetItem, because every Lambda of the API may do that.
 */
export async function findLinkByToken(token: string): Promise<StoredLink | undefined> {
  const [link] = await batchGet<StoredLink>([keys.sheetLink(hashOf(token))]);
  return link;
}

/** The ids of those matches that have a link which was not revoked; it may have expired. */
export async function readMatchIdsWithLink(matchIds: readonly number[]): Promise<ReadonlySet<number>> {
  const found = await batchGet<StoredLinkOfMatch>(matchIds.map(keys.linkOfMatch));
  return new Set(found.map(({ pk }) => Number(pk.split('#')[1])));
}

/** A new link to the sheet of a match, and the writes that make it and end the former one. */
export async function prepareLinkCreation(matchId: number, author: Authorship) {
  const token = randomBytes(16).toString('base64url');
  const hash = hashOf(token);
  const former = await findCurrentLink(matchId);
  const stamps = stampsOfNewItem(author);
  const writes: TableWrite[] = [
    {
      put: { ...keys.sheetLink(hash), linkId: randomUUID(), matchId, ...stamps },
      condition: 'attribute_not_exists(pk)',
    },
    { put: { ...keys.linkOfMatch(matchId), hash, ...stamps }, ...currentLinkCondition(former) },
    ...(former ? [endingOf(former.link, 'renewed', author)] : []),
  ];
  return { token, writes };
}

/** The writes that revoke the link of a match; none when it has none. */
export async function prepareLinkRevocation(matchId: number, author: Authorship): Promise<TableWrite[]> {
  const former = await findCurrentLink(matchId);
  if (!former) return [];
  return [
    { remove: keys.linkOfMatch(matchId), ...currentLinkCondition(former) },
    endingOf(former.link, 'revoked', author),
  ];
}

/** The writes that delete the link of a match that was deleted. */
export async function deleteLinkWrites(matchId: number): Promise<TableWrite[]> {
  const current = await findCurrentLink(matchId);
  return current ? [{ remove: keys.linkOfMatch(matchId) }, { remove: keys.sheetLink(current.hash) }] : [];
}

interface CurrentLink {
  readonly hash: string;
  readonly link: StoredLink;
}

async function findCurrentLink(matchId: number): Promise<CurrentLink | undefined> {
  const current = await getItem<StoredLinkOfMatch>(keys.linkOfMatch(matchId));
  const link = current && (await getItem<StoredLink>(keys.sheetLink(current.hash)));
  return link && { hash: current.hash, link };
}

/** The condition that the match still has the link that was read. */
const currentLinkCondition = (current: CurrentLink | undefined) =>
  current
    ? { condition: '#hash = :hash', names: { '#hash': 'hash' }, values: { ':hash': current.hash } }
    : { condition: 'attribute_not_exists(pk)' };

/** How long an ended link is known, so that whoever has it is told that it ended. */
const endedLinkSeconds = 30 * secondsPerDay;

const endingOf = (link: StoredLink, ended: LinkEnding, author: Authorship): TableWrite => ({
  put: {
    ...link,
    ended,
    ttl: epochSeconds(new Date(author.at)) + endedLinkSeconds,
    ...stampsOfNextVersion(link, author),
  },
});
