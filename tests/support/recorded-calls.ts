/** Compares the permissions that Lambdas used while tests ran with the template's policies. */
import { lambdaNames } from '#infra/lambdas.ts';
import type { RecordedCall } from '#infra/local/services/recorded-calls.ts';
import type { Template } from '#infra/local/template/template.ts';
import { type Grant, grantsIn, isAllowed, type Statement, statementsByLambda } from './iam-policies.ts';

/** The recorded calls that AWS would refuse, as text; empty when the template grants all of them. */
export function refusedCalls(template: Template, calls: readonly RecordedCall[]): string[] {
  const statements = statementsByLambda(template, lambdaNames);
  const refused = calls.filter((call) => !isAllowed(statements.get(call.caller) ?? [], call));
  return [...new Set(refused.map(({ caller, ...what }) => `${caller} ${formatCall(what)}`))].sort();
}

const formatCall = ({ action, resource, key }: Omit<RecordedCall, 'caller'>): string =>
  `${action} on ${resource}${key === undefined ? '' : ` (${key})`}`;

/** The grants of the template that allowed none of the recorded calls. */
export function unusedGrants(template: Template, calls: readonly RecordedCall[]): Grant[] {
  return grantsOfTemplate(template).filter((grant) => !calls.some((call) => isUseOf(grant, call)));
}

/** The grants of the template that allowed at least one of the recorded calls. */
export function usedGrants(template: Template, calls: readonly RecordedCall[]): Grant[] {
  return grantsOfTemplate(template).filter((grant) => calls.some((call) => isUseOf(grant, call)));
}

const grantsOfTemplate = (template: Template): Grant[] => grantsIn(statementsByLambda(template, lambdaNames));

function isUseOf({ lambda, action, resource }: Grant, call: RecordedCall): boolean {
  const only: Statement = { effect: 'Allow', actions: [action], resources: [resource], keyPatterns: undefined };
  return call.caller === lambda && isAllowed([only], call);
}
