/** Publishing a tournament from its matches. */
import { getSettings } from '../table/settings.ts';
import { composeDocuments, type Documents } from './compose.ts';
import { type Care, publishPages } from './publish-pages.ts';
import { readSource } from './source.ts';

/** Publishes the tournament as it is now and answers its documents; null when it does not exist (any more). */
export function publish(tournamentId: number, now: Date, care: Care = 'quick'): Promise<Documents | null> {
  return publishPages(tournamentId, () => compose(tournamentId, now), now, care);
}

async function compose(tournamentId: number, now: Date): Promise<Documents | null> {
  const [source, settings] = await Promise.all([readSource(tournamentId), getSettings()]);
  return source && composeDocuments(source, now, settings.timeZone);
}
