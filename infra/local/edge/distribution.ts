/**
 * Turns the template's distribution into behaviours that serve requests, each with its origins, its viewer function and
 * the headers it adds.
 */
import type { BehaviourSettings, DistributionTemplate, OriginSettings } from '../template/distribution.ts';
import type { AddedHeader } from '../template/response-headers.ts';
import type { Behaviour, DistributionSettings } from './behaviour.ts';
import type { Origin, OriginAnswer } from './messages.ts';
import { pathMatcher } from './path-pattern.ts';
import { compileViewerFunction } from './viewer-function.ts';
import { withFallback } from './with-fallback.ts';

/** The local origins, by the logical id of the template's resource (API or bucket) that each stands for. */
export type Origins = ReadonlyMap<string, Origin>;

export function distributionFromTemplate(template: DistributionTemplate, origins: Origins): DistributionSettings {
  return {
    behaviours: template.behaviours.map((each) => createServableBehaviour(each, origins)),
    errorTtls: template.errorTtls,
  };
}

function createServableBehaviour(settings: BehaviourSettings, origins: Origins): Behaviour {
  const { pathPattern, origin, fallback, viewerFunction, addedHeaders, ...same } = settings;
  const first = createOrigin(origin, origins);
  return {
    ...same,
    origin: fallback ? withFallback(first, createOrigin(fallback.origin, origins), fallback.statuses) : first,
    matches: pathMatcher(pathPattern),
    onViewerRequest: viewerFunction === undefined ? undefined : compileViewerFunction(viewerFunction),
    addHeaders: (answer) => withHeaders(answer, addedHeaders),
  };
}

/** The local origin behind an origin of the template, with the path and the headers that this one adds to requests. */
function createOrigin({ resourceIds, path, headers }: OriginSettings, origins: Origins): Origin {
  const [origin] = resourceIds.flatMap((logicalId) => origins.get(logicalId) ?? []);
  if (!origin) throw new Error(`The local host does not know the origin behind ${resourceIds}`);
  return (request) => origin({ ...request, path: path + request.path, headers: { ...request.headers, ...headers } });
}

function withHeaders(answer: OriginAnswer, added: readonly AddedHeader[]): OriginAnswer {
  const headers = { ...answer.headers };
  for (const { name, value, override } of added) if (override || headers[name] === undefined) headers[name] = value;
  return { ...answer, headers };
}
