/**
 * Reads what the Lambda `pages` answers where the site's bucket lacks an object: a page, calendars, a picture, the
 * sitemap and robots.txt.
 */
import { bucketNameOf, fileStoreIn } from '#infra/local/services/files.ts';
import { hrefOfPage, keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import type { IdsOfCalls } from './call-competition.ts';
import { siteBucketSettings } from './files-bucket.ts';
import type { RouteCalls } from './route-calls.ts';
import type { RunningApp } from './running-app.ts';
import { readUntil } from './web-client.ts';

/** Pages that exist without any data. */
const pagesOfEverySite = (['tournaments', 'standings', 'fixture', 'scorers', 'playoffs'] as const).map((name) => ({
  name,
}));

/**
 * Reads pages that are not in the bucket, and a document soon after the start: then each is computed for its reader, and
 * the pages are asked for. The publisher may have stored a page already, so it is removed first; as it may store it once
 * more in between, several are read.
 */
export async function readUnpublished({ url, dataDir }: RunningApp): Promise<void> {
  const pages = fileStoreIn(dataDir, bucketNameOf(siteBucketSettings));
  const readRemoved = async (page: PublishedPage) => {
    await pages.remove(keyOfPage(page));
    return fetch(url + hrefOfPage(page));
  };
  const answers = await Promise.all([...pagesOfEverySite.map(readRemoved), fetch(`${url}/api/home`)]);
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  }
}

export async function readFeeds(calls: RouteCalls, { teams, idByResource }: IdsOfCalls): Promise<void> {
  const id = idByResource.tournaments ?? 0;
  const addresses = [
    `/calendario/torneo/${id}.ics`,
    `/calendario/equipo/${teams[0]}.ics`,
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const address of addresses) {
    const { status } = await fetch(calls.app.url + address);
    if (status !== 200) throw new Error(`${address}: ${status}`);
  }
  const status = await readUntil(
    () => readPictureOfTeam(calls, teams[2]),
    (each) => each === 200,
  );
  if (status !== 200) throw new Error(`the picture of the team: ${status}`);
}

/** The picture that the page of the team with an uploaded logo names: it shows that logo. */
async function readPictureOfTeam({ app }: RouteCalls, id: number): Promise<number> {
  const page = await fetch(`${app.url}${hrefOfPage({ name: 'team', id })}`);
  const [, address] = /property="og:image" content="([^"]+)"/.exec(await page.text()) ?? [];
  return address === undefined ? 404 : (await fetch(address)).status;
}
