/** Who wrote an item and when: on every item, so that stream images tell what happened. */

export interface Authorship {
  /** User id; 0 for the system itself. */
  readonly by: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface Stamps {
  readonly createdAt: string;
  readonly createdBy: number;
  readonly updatedAt: string;
  readonly updatedBy: number;
  readonly version: number;
}

export function firstStamps({ by, at }: Authorship): Stamps {
  return { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, version: 1 };
}

/** The stamps of the next version of an item. */
export function nextStamps(
  previous: Pick<Stamps, 'createdAt' | 'createdBy' | 'version'>,
  { by, at }: Authorship,
): Stamps {
  return {
    createdAt: previous.createdAt,
    createdBy: previous.createdBy,
    updatedAt: at,
    updatedBy: by,
    version: previous.version + 1,
  };
}
