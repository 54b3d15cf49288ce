/** Says when links to sheets expire: at noon of the day after the match. They follow the match to another date. */
import { lastDayOfLink, lastTimeOfLink } from '#shared/domain/sheet/link-end.ts';
import { momentOfLocalTime } from '../../platform/local-time.ts';
import { findMatches, type StoredMatch } from '../records/matches.ts';
import { readTimeZone } from '../records/settings.ts';
import type { StoredLink } from '../records/sheet-links.ts';

type DatedMatch = Pick<StoredMatch, 'matchDate'>;

export const expiryOfLink = (match: DatedMatch, timeZone: string): Date =>
  momentOfLocalTime(lastDayOfLink(match), lastTimeOfLink, timeZone);

/** When a link expires; the beginning of time when its match is gone. All of it is read with BatchGetItem. */
export async function readExpiryOfLink({ matchId }: Pick<StoredLink, 'matchId'>): Promise<Date> {
  const [[match], timeZone] = await Promise.all([findMatches([matchId]), readTimeZone()]);
  return match ? expiryOfLink(match, timeZone) : new Date(0);
}
