/**
 * Answers the addresses of what is published for programs rather than people: calendars, the pictures that chats show of
 * pages, sitemaps and robots.txt, the web manifest and its icons; and the crests of a page in one picture.
 */
import { type CalendarName, calendarOfKey } from '#shared/pages/calendars.ts';
import { addressOfCrestSprite, crestSpriteOf, pageOfCrestSprite } from '#shared/pages/crest-sprite.ts';
import { noticesOfPage } from '#shared/pages/page-notices.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOfKey, versionOf } from '#shared/pages/share-image.ts';
import { shareImageOf, suspensionsOf } from '#shared/pages/share-image-content.ts';
import { isKeyOfSiteIcon, siteIconOfKey, webManifest, webManifestKey } from '#shared/pages/site-icons.ts';
import {
  generalPages,
  pagesOfTournament,
  robotsText,
  type SitemapName,
  sitemapIndex,
  sitemapOfKey,
  sitemapOfPages,
} from '#shared/pages/sitemap.ts';
import { readFile } from '../../../platform/files/bucket.ts';
import { readNoticesItem } from '../../records/notices.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { sourceOfStored } from '../pages/page-source.ts';
import { readPageContent, readSiteFacts } from '../pages/read-page.ts';
import { makeCrestSprite } from './crest-sprite.ts';
import { readCalendar } from './read-calendar.ts';
import { readTournamentMatches } from './read-matches.ts';
import { makeShareImage } from './share-image/make-image.ts';
import { makeSiteIcon } from './site-icon.ts';

export interface Feed {
  readonly body: string | Uint8Array;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Seconds for which one answer is good for everybody, and a day more while the API does not answer. */
const sharedFor = (seconds: number): string => `public, max-age=${seconds}, stale-if-error=86400`;

/** `key` is the address without its first '/'. Null when nothing is published there. */
export async function answerFeed(key: string, now: Date): Promise<Feed | null> {
  const calendar = calendarOfKey(key);
  if (calendar) return answerCalendar(calendar, now);
  const image = shareImageOfKey(key);
  if (image) return answerShareImage(image, now);
  const crestsOf = pageOfCrestSprite(key);
  if (crestsOf) return answerCrestSprite(key, crestsOf, now);
  const sitemap = sitemapOfKey(key);
  if (sitemap !== null) return answerSitemap(sitemap, now);
  if (isKeyOfSiteIcon(key)) return answerSiteIcon(key);
  if (key === webManifestKey) return answerManifest();
  if (key !== 'robots.txt') return null;
  const { url } = await readSiteFacts();
  return { body: robotsText(url), contentType: 'text/plain; charset=utf-8', cacheControl: sharedFor(3600) };
}

async function answerCalendar(calendar: CalendarName, now: Date): Promise<Feed | null> {
  const content = await readCalendar(calendar, await readSiteFacts(), now);
  if (!content) return null;
  const { writeCalendar } = await import('./calendar.ts');
  const body = writeCalendar(content, now);
  return { body, contentType: 'text/calendar; charset=utf-8', cacheControl: sharedFor(300) };
}

/**
 * Only the version that the page shows now is drawn: an address never shows anything else. A notice whose time is over since
 * the page was published is still on its picture.
 */
async function answerShareImage(
  { page, version }: NonNullable<ReturnType<typeof shareImageOfKey>>,
  now: Date,
): Promise<Feed | null> {
  const [content, site, noticesItem] = await Promise.all([
    readPageContent(page, sourceOfStored(now)),
    readSiteFacts(),
    readNoticesItem(),
  ]);
  if (!content) return null;
  const told = suspensionsOf(content, noticesOfPage(content, noticesItem?.notices ?? []));
  const image = ['', ...told]
    .map((suspension) => shareImageOf(content, site, suspension))
    .find((each) => each && versionOf(each) === version);
  if (!image) return null;
  const body = await makeShareImage(image, readFile);
  return { body, contentType: 'image/png', cacheControl: forever };
}

/** For what an address never shows anything else than. */
const forever = 'public, max-age=31536000, immutable';

/** Only the sheet that pages show now is drawn. */
async function answerCrestSprite(key: string, page: PublishedPage, now: Date): Promise<Feed | null> {
  const [content, site] = await Promise.all([readPageContent(page, sourceOfStored(now)), readSiteFacts()]);
  const sheet = content && content.name !== 'stub' ? crestSpriteOf(page, content.data, site) : null;
  if (!sheet || addressOfCrestSprite(sheet) !== `/${key}`) return null;
  return { body: await makeCrestSprite(sheet, readFile), contentType: 'image/webp', cacheControl: forever };
}

/** Only those of the crest that the federation has now are drawn. */
async function answerSiteIcon(key: string): Promise<Feed | null> {
  const site = await readSiteFacts();
  const icon = siteIconOfKey(key, site);
  return icon && { body: await makeSiteIcon(icon, site, readFile), contentType: 'image/png', cacheControl: forever };
}

async function answerManifest(): Promise<Feed> {
  const body = JSON.stringify(webManifest(await readSiteFacts()));
  return { body, contentType: 'application/manifest+json; charset=utf-8', cacheControl: sharedFor(300) };
}

async function answerSitemap(name: SitemapName, now: Date): Promise<Feed | null> {
  const { url } = await readSiteFacts();
  const body = url === '' ? null : await writeSitemap(name, url, now);
  return body === null ? null : { body, contentType: 'application/xml', cacheControl: sharedFor(3600) };
}

async function writeSitemap(name: SitemapName, url: string, now: Date): Promise<string | null> {
  if (name === 'general') return sitemapOfPages(url, generalPages);
  if (name === 'index')
    return sitemapIndex(
      url,
      (await listTournaments()).map(({ id }) => id),
    );
  const found = await readTournamentMatches(name, now);
  return (
    found &&
    sitemapOfPages(
      url,
      pagesOfTournament(
        found.tournament,
        found.rounds.map(({ round }) => round),
        found.matches,
        found.bulletins,
      ),
    )
  );
}
