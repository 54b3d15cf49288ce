/** The tournaments that a team won. */
import type { TeamPageData } from '#shared/pages/page-data.ts';

/** Their names, in the order of its places. */
export const titlesOf = ({ places }: Pick<TeamPageData, 'places'>): string[] =>
  places.filter(({ won }) => won === 'champion').map(({ tournament }) => tournament.name);
