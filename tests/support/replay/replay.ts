/** Replays visits of fans through the edge of the template, with a cache for each browser, and counts what they take. */
import type { Template } from '#infra/local/template/template.ts';
import { addressOfCrestSprite, pageOfCrestSprite } from '#shared/pages/crest-sprite.ts';
import { hrefOfPage, type PublishedPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { BrowserCache } from './browser-cache.ts';
import { type Fan, fanEvents } from './fans.ts';
import { crestsOfPage, pagesOfDayBefore, tournamentOfPage, versionOfPage } from './match-day.ts';
import { type FoundFile, type ReplayedEdge, replayedEdge } from './replayed-edge.ts';
import type { SiteSurvey, SurveyedFile } from './site-survey.ts';

export interface ReplayedTraffic {
  /** Views, or refreshes of open pages. */
  readonly count: number;
  /** Requests that reach the edge. */
  readonly requests: number;
  /** Bytes of their answers, headers included. */
  readonly bytes: number;
  /** Runs of the viewer function, GET requests to S3, and calls of the Lambda of the pages. */
  readonly functionRuns: number;
  readonly bucketReads: number;
  readonly pagesCalls: number;
}

export interface ReplayOptions {
  readonly template: Template;
  readonly survey: SiteSurvey;
  readonly visits: number;
  readonly seed: number;
}

/** Chance that the home page does not have a match of a followed team, so that it asks for the team's page. */
const followedElsewhere = 1 / 2;

export async function replayVisits({ template, survey, visits, seed }: ReplayOptions): Promise<{
  readonly views: ReplayedTraffic;
  /** Refreshes of pages while a match on them is in play. */
  readonly polls: ReplayedTraffic;
}> {
  const edge = replayedEdge(template, siteOf(survey));
  await askForCrestsOfDayBefore(edge, survey);
  const caches = new Map<Fan, BrowserCache>();
  const totals = { views: emptyTraffic(), polls: emptyTraffic() };
  for (const { at, fan, page, isPoll } of fanEvents(visits, seed)) {
    edge.clock.now = at;
    const cache = caches.get(fan) ?? new BrowserCache();
    caches.set(fan, cache);
    const total = isPoll ? totals.polls : totals.views;
    const before = { ...edge.counts };
    total.count += 1;
    for (const file of isPoll ? [fileOf(page, survey)] : filesOfView(page, fan, at, survey)) {
      if (cache.isFresh(file.address, at)) continue;
      const [path = '', query = ''] = file.address.split('?');
      const headers = cache.headersFor(file.address);
      const answer = await edge.ask({ method: 'GET', path, query, headers, body: noBody, sourceIp: '' });
      if (![200, 304].includes(answer.status)) throw new Error(`${file.address} was answered ${answer.status}`);
      cache.keep(file.address, answer, at);
      total.requests += 1;
      total.bytes += answer.status === 304 ? file.unchangedBytes : file.bytes;
    }
    for (const name of countedNames) total[name] += edge.counts[name] - before[name];
  }
  return totals;
}

/** The pictures that nothing has changed since yesterday are in the edge's cache; these are not counted. */
async function askForCrestsOfDayBefore({ ask }: ReplayedEdge, survey: SiteSurvey): Promise<void> {
  const headers = new BrowserCache().headersFor('');
  for (const page of pagesOfDayBefore())
    for (const { address: path } of crestFiles(page, 0, survey))
      await ask({ method: 'GET', path, query: '', headers, body: noBody, sourceIp: '' });
}

const noBody = Buffer.alloc(0);
const countedNames = ['functionRuns', 'bucketReads', 'pagesCalls'] as const;
const emptyTraffic = () => ({ count: 0, requests: 0, bytes: 0, functionRuns: 0, bucketReads: 0, pagesCalls: 0 });

const fileOf = (page: PublishedPage, survey: SiteSurvey): SurveyedFile => ({
  ...survey[page.name].html,
  address: hrefOfPage(page),
});

/** What a browser with an empty cache asks for. */
function filesOfView(page: PublishedPage, fan: Fan, now: number, survey: SiteSurvey): SurveyedFile[] {
  const files = [fileOf(page, survey), ...survey[page.name].assets, ...crestFiles(page, now, survey)];
  const isElsewhere = fan.followedTeam !== null && (now % 1000) / 1000 < followedElsewhere;
  if (page.name !== 'home' || !isElsewhere || fan.followedTeam === null) return files;
  const ofTeam = { name: 'team', id: fan.followedTeam } as const;
  return [...files, fileOf(ofTeam, survey), ...crestFiles(ofTeam, now, survey)];
}

/** The picture with a page's crests, at the address that the site gives it while the page shows these crests. */
function crestFiles(page: PublishedPage, now: number, survey: SiteSurvey): SurveyedFile[] {
  const { crests } = survey[page.name];
  if (!crests) return [];
  // Whether it is named after the page itself or after its tournament, the survey tells.
  const isOwn = pageOfCrestSprite(crests.address.slice(1))?.name === page.name;
  const named = isOwn ? page : { name: 'tournament' as const, id: tournamentOfPage(page) };
  const address = addressOfCrestSprite({ page: named, logos: [crestsOfPage(named, now)] });
  return [{ ...crests, address }];
}

/** The site as the edge finds it: pages and assets in the bucket, pictures made by the Lambda. */
function siteOf(survey: SiteSurvey) {
  const assets = new Map(
    Object.values(survey).flatMap((page) => page.assets.map((asset) => [asset.address, asset] as const)),
  );
  return {
    stored: (path: string, now: number): FoundFile | undefined => {
      const asset = assets.get(path);
      if (asset) return { ...asset, version: 'built' };
      const page = pageOfKey(path.slice(1));
      return page ? { ...survey[page.name].html, version: versionOfPage(page, now) } : undefined;
    },
    made: (path: string): FoundFile | undefined => {
      const page = pageOfCrestSprite(path.slice(1));
      const crests = page && survey[page.name].crests;
      return crests ? { ...crests, version: path } : undefined;
    },
  };
}
