/** Which matches of a round are told outside of its page: in previews, in copied texts and in its picture. */
import type { FormattedMatch } from '../domain/schemas/match.ts';
import type { TournamentHeader } from './page-data.ts';

/** All but walkovers whose day is to come, which nobody should take for news. */
export const matchesToTell = (
  { walkoversToCome }: Pick<TournamentHeader, 'walkoversToCome'>,
  matches: readonly FormattedMatch[],
): FormattedMatch[] => matches.filter(({ id }) => !walkoversToCome.includes(id));
