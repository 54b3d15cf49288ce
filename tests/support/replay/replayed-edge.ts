/**
 * The edge of the template with a clock that a replay moves, in front of a site of which only the headers are real: those
 * that a running site answered.
 */

import { pagesPath } from '#functions/pages/origin-path.ts';
import type { Behaviour } from '#infra/local/edge/behaviour.ts';
import { distributionFromTemplate } from '#infra/local/edge/distribution.ts';
import { createEdge } from '#infra/local/edge/edge.ts';
import type { Origin, OriginAnswer } from '#infra/local/edge/messages.ts';
import { distributionTemplateOf } from '#infra/local/template/distribution.ts';
import type { ResourceValues } from '#infra/local/template/intrinsic-functions.ts';
import type { Template } from '#infra/local/template/template.ts';

/** What is found at a path of the site; `version` changes with the content. Undefined where nothing is. */
export interface FoundFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly version: string;
}

export interface ReplayedEdge {
  /** In milliseconds; never set back. */
  readonly clock: { now: number };
  readonly ask: Origin;
  /** How often the bucket and the Lambda of the pages were asked, and how often the viewer function ran. */
  readonly counts: { bucketReads: number; pagesCalls: number; functionRuns: number };
}

interface Site {
  /** What the site's bucket has at this path. */
  readonly stored: (path: string, now: number) => FoundFile | undefined;
  /** What the Lambda of the pages makes for this path. */
  readonly made: (path: string, now: number) => FoundFile | undefined;
}

export function replayedEdge(template: Template, site: Site): ReplayedEdge {
  const clock = { now: 0 };
  const counts = { bucketReads: 0, pagesCalls: 0, functionRuns: 0 };
  const bucket: Origin = async ({ path, headers }) => {
    counts.bucketReads += 1;
    return answerWith(site.stored(path, clock.now), headers['if-none-match']);
  };
  const api: Origin = async ({ path, headers }) => {
    counts.pagesCalls += 1;
    return answerWith(site.made(path.slice(pagesPath.length), clock.now), headers['if-none-match']);
  };
  const originOf: Readonly<Record<string, Origin>> = { 'AWS::S3::Bucket': bucket, 'AWS::ApiGatewayV2::Api': api };
  const origins = Object.entries(template.Resources).flatMap(([logicalId, { Type }]): [string, Origin][] => {
    const origin = originOf[Type];
    return origin ? [[logicalId, origin]] : [];
  });
  const settings = distributionFromTemplate(distributionTemplateOf(template, anyValues), new Map(origins));
  const counted = settings.behaviours.map((behaviour) => countingRuns(behaviour, counts));
  return { clock, counts, ask: createEdge({ ...settings, behaviours: counted }, { now: () => clock.now }) };
}

const countingRuns = (behaviour: Behaviour, counts: ReplayedEdge['counts']): Behaviour => {
  const { onViewerRequest } = behaviour;
  if (!onViewerRequest) return behaviour;
  const counting: typeof onViewerRequest = (request) => {
    counts.functionRuns += 1;
    return onViewerRequest(request);
  };
  return { ...behaviour, onViewerRequest: counting };
};

/** Names and addresses of resources, which have no influence on what is cached. */
const anyValues = { get: (reference: string) => reference } as ResourceValues;

function answerWith(file: FoundFile | undefined, known: string | undefined): OriginAnswer {
  const body = Buffer.alloc(0);
  if (!file) return { status: 404, headers: { 'cache-control': 'private, no-store' }, body };
  const etag = `"${file.version}"`;
  const headers = { 'content-type': file.contentType, 'cache-control': file.cacheControl, etag };
  return { status: known === etag ? 304 : 200, headers, body };
}
