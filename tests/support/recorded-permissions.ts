/** Compares the permissions that Lambdas used while tests ran with the template's policies. */
import { lambdaNames } from '#infra/lambdas.ts';
import type { Template } from '#infra/local/template/template.ts';
import { type Grant, grantsIn, isAllowed, type Statement, statementsByLambda } from './iam-policies.ts';
import type { RecordedPermission } from './permissions-of-request.ts';

/** The recorded permissions that the template does not grant, as text. */
export function missingPermissions(template: Template, permissions: readonly RecordedPermission[]): string[] {
  const statements = statementsByLambda(template, lambdaNames);
  const missing = permissions.filter((permission) => !isAllowed(statements.get(permission.caller) ?? [], permission));
  return [...new Set(missing.map(({ caller, ...what }) => `${caller} ${formatPermission(what)}`))].sort();
}

const formatPermission = ({ action, resource, key }: Omit<RecordedPermission, 'caller'>): string =>
  `${action} on ${resource}${key === undefined ? '' : ` (${key})`}`;

/** The grants of the template that give none of the recorded permissions. */
export function unusedGrants(template: Template, permissions: readonly RecordedPermission[]): Grant[] {
  return grantsOfTemplate(template).filter((grant) => !permissions.some((permission) => isUseOf(grant, permission)));
}

/** The grants of the template that give at least one of the recorded permissions. */
export function usedGrants(template: Template, permissions: readonly RecordedPermission[]): Grant[] {
  return grantsOfTemplate(template).filter((grant) => permissions.some((permission) => isUseOf(grant, permission)));
}

const grantsOfTemplate = (template: Template): Grant[] => grantsIn(statementsByLambda(template, lambdaNames));

function isUseOf({ lambda, action, resource }: Grant, permission: RecordedPermission): boolean {
  const only: Statement = { effect: 'Allow', actions: [action], resources: [resource], keyPatterns: undefined };
  return permission.caller === lambda && isAllowed([only], permission);
}
