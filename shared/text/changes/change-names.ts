/** The names that the sentences about changes use; each is of somebody or something that may be gone by now. */
export interface ChangeNames {
  readonly team: (id: unknown) => string;
  /** The last name; '' for a goal whose scorer is not known. */
  readonly player: (id: unknown) => string;
  readonly cancha: (id: unknown) => string;
  readonly official: (id: unknown) => string;
  /** The federation's day, whose year is left out of dates. */
  readonly today: string;
}

/** 'antes → después'. */
export const fromTo = (before: string, after: string): string => `${before} → ${after}`;
