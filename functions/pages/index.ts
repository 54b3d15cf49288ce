/**
 * The Lambda of the pages: answers a published page that is not in the site's bucket yet, and has it published; and
 * calendars, pictures and sitemaps, which are never stored. Every other address is the Spanish page for what does not
 * exist. CloudFront asks it after the bucket.
 */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { pageOfKey } from '#shared/pages/published-pages.ts';
import { logRequest } from '../competition/api/log-request.ts';
import { answerFeed, type Feed } from '../competition/publication/feeds/answer-feed.ts';
import { scopeOfPage } from '../competition/publication/pages/page-documents.ts';
import { sourceOfStored } from '../competition/publication/pages/page-source.ts';
import {
  renderMissingPage,
  renderPublishedPage,
  renderUnavailablePage,
} from '../competition/publication/pages/render.ts';
import { wakeScopeForVisitor } from '../competition/publication/store/wakes.ts';
import { pageHeaders } from '../platform/files/site-bucket.ts';
import { problemAnswer } from '../platform/http/answer.ts';
import { edgeProblem } from '../platform/http/edge-secret.ts';
import { openHeaders } from '../platform/http/open-answers.ts';
import { logFailure } from '../platform/log/log.ts';
import { withMetrics } from '../platform/log/metrics.ts';
import { pagesPath } from './origin-path.ts';

type Answer = APIGatewayProxyStructuredResultV2;

export const handler = (event: APIGatewayProxyEventV2): Promise<Answer> =>
  withMetrics(async () => {
    const refusal = edgeProblem(event);
    if (refusal) return problemAnswer(refusal);
    const start = Date.now();
    const answer = await answerKey(keyInPath(event)).catch((error): Promise<Answer> => {
      logFailure(error);
      return failedAnswer();
    });
    logRequest(event, answer.statusCode ?? 500, Date.now() - start);
    return event.requestContext.http.method === 'HEAD' ? { ...answer, body: '' } : answer;
  });

const keyInPath = ({ rawPath }: APIGatewayProxyEventV2): string => rawPath.slice(pagesPath.length + 1);

async function answerKey(key: string): Promise<Answer> {
  const page = pageOfKey(key);
  const source = sourceOfStored(new Date());
  const html = page && (await renderPublishedPage(page, source));
  if (page && html !== null) {
    // The visitor has the page, whether or not it could be asked for.
    await wakeScopeForVisitor(scopeOfPage(page), source.now).catch(logFailure);
    return { statusCode: 200, headers: pageHeaders, body: html };
  }
  const feed = page ? null : await answerFeed(key, new Date());
  if (feed) return answerWith(feed);
  return { statusCode: 404, headers: { ...pageHeaders, ...notCached }, body: await renderMissingPage(page, source) };
}

const answerWith = ({ body, contentType, cacheControl }: Feed): Answer => ({
  statusCode: 200,
  // Calendars and pictures are made for programs, those of other sites included.
  headers: { 'content-type': contentType, 'cache-control': cacheControl, ...openHeaders },
  body: Buffer.from(body).toString('base64'),
  isBase64Encoded: true,
});

/** Errors are never shared: what is missing may be there a moment later. */
const notCached = { 'cache-control': 'private, no-store' };

const failedAnswer = async (): Promise<Answer> => ({
  statusCode: 503,
  headers: { ...pageHeaders, ...notCached, 'retry-after': '5' },
  body: await renderUnavailablePage(),
});
