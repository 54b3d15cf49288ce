/** Who wrote an item and when. Every item has this, so that stream records tell who changed it. */

export interface Authorship {
  /** Id of the user; 0 for the system itself. */
  readonly by: number;
  /** Time in ISO 8601, UTC. */
  readonly at: string;
  /** The id of the link by which somebody without an account writes the sheet of a match. */
  readonly link?: string;
  /** What that person says to be called; a link is often handed on. */
  readonly linkHolder?: string | undefined;
  /** The bulk change that the write is part of. */
  readonly changeGroupId?: string | undefined;
}

/** The fields that every item has: who created and last changed it, when, and its version number. */
export interface ItemStamps {
  readonly createdAt: string;
  readonly createdBy: number;
  readonly updatedAt: string;
  readonly updatedBy: number;
  /** The id of the link by which it was changed last, which nobody is told; absent when a user or the system did that. */
  readonly updatedByLink?: string | undefined;
  /** The name that whoever had the link gave; absent without one. */
  readonly updatedByHolder?: string | undefined;
  /** The bulk change by which it was changed last; absent when its last change was one by itself. */
  readonly changeGroupId?: string | undefined;
  readonly version: number;
}

export const stampsOfNewItem = (author: Authorship): ItemStamps =>
  stampsOfNextVersion({ createdAt: author.at, createdBy: author.by, version: 0 }, author);

/** The stamps (author, times, version) of an item's next version. */
export function stampsOfNextVersion(
  previous: Pick<ItemStamps, 'createdAt' | 'createdBy' | 'version'>,
  { by, at, link, linkHolder, changeGroupId }: Authorship,
): ItemStamps {
  return {
    createdAt: previous.createdAt,
    createdBy: previous.createdBy,
    updatedAt: at,
    updatedBy: by,
    updatedByLink: link,
    updatedByHolder: linkHolder,
    changeGroupId,
    version: previous.version + 1,
  };
}

/** A condition that the stored item still has the version that was read. */
export const sameVersionCondition = ({ version }: Pick<ItemStamps, 'version'>) => ({
  condition: 'version = :seen',
  values: { ':seen': version },
});
