/**
 * Turns the template's distribution into behaviours that serve requests, each with its origin, its viewer function and
 * the headers it adds.
 */
import type { BehaviourSettings, DistributionTemplate } from '../template/distribution.ts';
import type { AddedHeader } from '../template/response-headers.ts';
import type { Behaviour, DistributionSettings } from './behaviour.ts';
import type { Origin, OriginAnswer } from './messages.ts';
import { pathMatcher } from './path-pattern.ts';
import { compileViewerFunction } from './viewer-function.ts';

/** The local origins, by the logical id of the template's resource (API or bucket) that each stands for. */
export type Origins = ReadonlyMap<string, Origin>;

export function distributionFromTemplate(template: DistributionTemplate, origins: Origins): DistributionSettings {
  return {
    behaviours: template.behaviours.map((each) => createServableBehaviour(each, origins)),
    errorTtls: template.errorTtls,
  };
}

function createServableBehaviour(settings: BehaviourSettings, origins: Origins): Behaviour {
  const { pathPattern, originIds, viewerFunction, addedHeaders, ...same } = settings;
  const [origin] = originIds.flatMap((logicalId) => origins.get(logicalId) ?? []);
  if (!origin) throw new Error(`The local host does not know the origin behind ${pathPattern}`);
  return {
    ...same,
    origin,
    matches: pathMatcher(pathPattern),
    onViewerRequest: viewerFunction === undefined ? undefined : compileViewerFunction(viewerFunction),
    addHeaders: (answer) => withHeaders(answer, addedHeaders),
  };
}

function withHeaders(answer: OriginAnswer, added: readonly AddedHeader[]): OriginAnswer {
  const headers = { ...answer.headers };
  for (const { name, value, override } of added) if (override || headers[name] === undefined) headers[name] = value;
  return { ...answer, headers };
}
