/** Reads the template's permissions to call Lambdas: for which routes API Gateway may call the Lambda behind them. */

import { pseudoParameters, referencesIn, resolveIntrinsic } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';
import { wildcardPattern } from './wildcards.ts';

/**
 * What follows the account in the ARN as which API Gateway calls a Lambda: `<api>/<stage>/<method>/<path>`, but
 * `<api>/<stage>/$default` for the route of everything else, which has a segment less.
 *
 * @param routeKey as in `GET /api/teams/{id}`, or `$default`
 */
const callerOf = (apiId: string, stageName: string, routeKey: string): string =>
  [apiId, stageName, routeKey.replace(' /', '/')].join('/');

/** Whether a permission of the template lets API Gateway call the Lambda with this logical id for the route. */
export function mayCallLambda(template: Template, apiId: string, routeKey: string, functionId: string): boolean {
  const [stage] = resourcesOf(template, 'AWS::ApiGatewayV2::Stage');
  const caller = callerOf(apiId, stage?.properties.StageName, routeKey);
  return resourcesOf(template, 'AWS::Lambda::Permission').some(
    ({ properties }) => isForGateway(properties, functionId) && matchesSource(properties.SourceArn, apiId, caller),
  );
}

const isForGateway = ({ Action, Principal, FunctionName }: Resource['Properties'], functionId: string): boolean =>
  Action === 'lambda:InvokeFunction' &&
  Principal === 'apigateway.amazonaws.com' &&
  referencesIn(FunctionName).includes(functionId);

/** A pattern of three segments never matches a caller of two: each slash of the pattern needs one. */
function matchesSource(sourceArn: unknown, apiId: string, caller: string): boolean {
  const values = new Map([...pseudoParameters, [apiId, apiId]]);
  const [, , service, , , ...resource] = resolveIntrinsic(sourceArn, values).split(':');
  return service === 'execute-api' && wildcardPattern(resource.join(':')).test(caller);
}
