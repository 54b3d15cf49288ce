/** Asks a running site what each published page takes: the files it loads, their sizes, and how long they may be kept. */
import { get, type IncomingMessage } from 'node:http';
import { hrefOfPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import { demoPage } from '#tests/support/browser-routes.ts';

export interface SurveyedFile {
  /** Its address on the site, from the root. */
  readonly address: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Bytes of its answer as it is sent, headers included. */
  readonly bytes: number;
  /** Bytes of the answer to a browser that has the same content already. */
  readonly unchangedBytes: number;
}

interface SurveyedPage {
  readonly html: SurveyedFile;
  /** What it loads for everybody alike: styles, face and script. */
  readonly assets: readonly SurveyedFile[];
  /** The picture with its crests; undefined on a page without crests. */
  readonly crests: SurveyedFile | undefined;
}

export type SiteSurvey = Readonly<Record<PublishedPageName, SurveyedPage>>;

/** Of pages with an id, the one with the id 1 is asked for. */
export async function surveySite(url: string): Promise<SiteSurvey> {
  const names = Object.keys(publishedPages) as PublishedPageName[];
  const pages = names.map(async (name) => {
    return [name, await surveyPage(url, hrefOfPage(demoPage(name)))] as const;
  });
  return Object.fromEntries(await Promise.all(pages)) as SiteSurvey;
}

async function surveyPage(url: string, address: string): Promise<SurveyedPage> {
  const html = await (await fetch(`${url}${address}`)).text();
  const addresses = new Set([...html.matchAll(loadedPattern)].map(([, loaded = '']) => loaded));
  const files = await Promise.all([...addresses].map((loaded) => surveyFile(url, loaded)));
  const isCrests = (file: SurveyedFile) => file.address.startsWith('/escudos/');
  const [crests, ...more] = files.filter(isCrests);
  const others = files.filter((file) => !isCrests(file) && !file.address.startsWith('/assets/'));
  if (more.length + others.length > 0) throw new Error(`${address} loads ${[...addresses].join(', ')}`);
  return { html: await surveyFile(url, address), assets: files.filter((file) => !isCrests(file)), crests };
}

/** What a browser loads with a page: its pictures, its script, its styles and what they need at once. */
const loadedPattern = /<(?:img|image|script|link rel="(?:stylesheet|preload)")[^>]* (?:src|href)="(\/[^"]+)"/g;

async function surveyFile(url: string, address: string): Promise<SurveyedFile> {
  const first = await ask(`${url}${address}`, {});
  const again = await ask(`${url}${address}`, { 'if-none-match': first.headers.etag ?? '' });
  if (first.status !== 200 || (first.headers.etag && again.status !== 304))
    throw new Error(`${address} was answered ${first.status}, then ${again.status}`);
  const { 'cache-control': cacheControl = '', 'content-type': contentType = '' } = first.headers;
  return { address, contentType, cacheControl, bytes: first.bytes, unchangedBytes: again.bytes };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

/** Asks as a browser does that accepts Brotli, and leaves the answer compressed. */
const ask = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br', ...headers } }, (answer) => {
      let bytes = answer.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }));
    }).on('error', reject);
  });
