/** Who wrote an item and when. Every item has this, so that stream records tell who changed it. */

export interface Authorship {
  /** Id of the user; 0 for the system itself. */
  readonly by: number;
  /** Time in ISO 8601, UTC. */
  readonly at: string;
  /** The id of the link by which somebody without an account writes the sheet of a match. */
  readonly link?: string;
}

/** The fields that every item has: who created and last changed it, when, and its version number. */
export interface ItemStamps {
  readonly createdAt: string;
  readonly createdBy: number;
  readonly updatedAt: string;
  readonly updatedBy: number;
  readonly version: number;
}

export function stampsOfNewItem({ by, at }: Authorship): ItemStamps {
  return { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, version: 1 };
}

/** The stamps (author, times, version) of an item's next version. */
export function stampsOfNextVersion(
  previous: Pick<ItemStamps, 'createdAt' | 'createdBy' | 'version'>,
  { by, at }: Authorship,
): ItemStamps {
  return {
    createdAt: previous.createdAt,
    createdBy: previous.createdBy,
    updatedAt: at,
    updatedBy: by,
    version: previous.version + 1,
  };
}

/** A condition that the stored item still has the version that was read. */
export const sameVersionCondition = ({ version }: Pick<ItemStamps, 'version'>) => ({
  condition: 'version = :seen',
  values: { ':seen': version },
});
