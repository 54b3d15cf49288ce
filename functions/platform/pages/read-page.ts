/** Stand-in of the part `data`: what the tournaments' and matches' stored items hold, in place of what pages show. */
import type { PageContent, SiteFacts } from '#shared/pages/page-data.ts';
import { type PublishedPage, publishedPages } from '#shared/pages/published-pages.ts';
import { queryPartition } from '../table/client.ts';
import { findMatch } from '../table/matches.ts';
import { getSettings } from '../table/settings.ts';
import { findTeam } from '../table/teams.ts';
import { findTournament } from '../table/tournaments.ts';
import { documentsOfPage } from './page-documents.ts';

export async function readPageContent(page: PublishedPage, _now: Date): Promise<PageContent | null> {
  const { name, id, round } = page;
  const { idOf } = publishedPages[name];
  if (idOf !== null && id === undefined) return { name: 'stub', target: '/' };
  const about =
    idOf === 'match' ? await findMatch(id ?? 0) : idOf === 'team' ? await findTeam(id ?? 0) : await readOf(page);
  if (!about || (idOf === 'tournament' && !(await findTournament(id ?? 0)))) return null;
  if (round !== undefined && !(about as { sk: string }[]).some(({ sk }) => sk === `ROUND#${round}`)) return null;
  if (page.part !== undefined) return null;
  return { name, data: JSON.stringify(about) } as never;
}

async function readOf({ name, id, round }: PublishedPage) {
  const wanted = id === undefined ? ['HOME', 'SUMMARIES'] : documentsOfPage(name, round);
  const items = await queryPartition<{ sk: string; hash: string; z: unknown }>(`PAGE#${id ?? 'ALL'}`);
  const isWanted = (sk: string) =>
    wanted.includes(sk) || (round === undefined && wanted.includes(sk.split('#')[0] ?? ''));
  const nothing = '';
  return items.filter(({ sk }) => isWanted(sk)).map(({ sk, hash }) => ({ sk, hash: hash ?? nothing }));
}

export async function readSiteFacts(): Promise<SiteFacts> {
  const { name, timeZone } = await getSettings();
  return { name, timeZone, url: '' };
}
