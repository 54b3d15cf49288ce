/**
 * Evaluates the IAM policies of the template's Lambdas as AWS does: allowed by at least one statement and denied by
 * none. Throws for parts of a policy that it does not know.
 */
import { type ResourceValues, referencesIn, resolveIntrinsic } from '#infra/local/template/intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from '#infra/local/template/template.ts';
import { lambdaOfTemplate } from './template-lambda.ts';

/** A statement of a role's policy, with its resources as text: `table/index/byKind`, `files/logos/*`. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Patterns of the partition keys to which the statement applies; undefined for a statement without a condition. */
  readonly keyPatterns: readonly string[] | undefined;
}

/** A call, described by what policies depend on. */
export interface PolicyRequest {
  readonly action: string;
  readonly resource: string;
  /** The partition key of the item, or its prefix. */
  readonly key?: string;
}

export function isAllowed(statements: readonly Statement[], request: PolicyRequest): boolean {
  const applying = statements.filter((statement) => appliesTo(statement, request));
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}

function appliesTo({ actions, resources, keyPatterns }: Statement, { action, resource, key }: PolicyRequest): boolean {
  return (
    actions.some((pattern) => matchesPattern(pattern, action)) &&
    resources.some((pattern) => matchesPattern(pattern, resource)) &&
    // `ForAnyValue` is false for a request without a key.
    (keyPatterns === undefined || keyPatterns.some((pattern) => key !== undefined && matchesPattern(pattern, key)))
  );
}

/** In a pattern, `*` matches any text; `?` is not supported, because our policies do not use it. */
function matchesPattern(pattern: string, text: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.?+^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`).test(text);
}

/** The statements of each Lambda's role, by the Lambda's short name. */
export function statementsByLambda(template: Template, names: readonly string[]): ReadonlyMap<string, Statement[]> {
  const values = symbolicValues(template);
  return new Map(
    names.map((name) => [
      name,
      policyDocumentsOf(template, name).flatMap(({ Statement }) => Statement.map((each) => read(each, values))),
    ]),
  );
}

/** A copy of the template in which the Lambda no longer has the grant. */
export function withoutGrant(template: Template, { lambda, action, resource }: Grant): Template {
  const copy = structuredClone(template);
  const values = symbolicValues(copy);
  const isOther = (each: unknown) => resolveIntrinsic(each, values) !== resource;
  for (const document of policyDocumentsOf(copy, lambda)) {
    document.Statement = document.Statement.flatMap((statement) => {
      const { effect, actions, resources } = read(statement, values);
      if (effect !== 'Allow' || !actions.includes(action) || !resources.includes(resource)) return [statement];
      const others = [statement.Resource].flat().filter(isOther);
      return [
        { ...statement, Action: actions.filter((each) => each !== action) },
        ...(others.length > 0 ? [{ ...statement, Action: action, Resource: others }] : []),
      ];
    });
  }
  return copy;
}

/** One action on one resource that a Lambda's role allows. */
export interface Grant {
  readonly lambda: string;
  readonly action: string;
  readonly resource: string;
}

export const grantsIn = (statements: ReadonlyMap<string, readonly Statement[]>): Grant[] =>
  [...statements].flatMap(([lambda, ofLambda]) =>
    ofLambda
      .filter(({ effect }) => effect === 'Allow')
      .flatMap(({ actions, resources }) =>
        actions.flatMap((action) => resources.map((resource) => ({ lambda, action, resource }))),
      ),
  );

interface PolicyDocument {
  Statement: Record<string, unknown>[];
}

/** The policies of a Lambda's role as the template has them. */
export function policyDocumentsOf(template: Template, name: string): PolicyDocument[] {
  const [roleId = ''] = referencesIn(lambdaOfTemplate(template, name).properties.Role);
  const role = template.Resources[roleId]?.Properties;
  if (!role || role.ManagedPolicyArns || role.Policies) throw new Error(`${name} has policies besides those read here`);
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(({ properties }) => properties.Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .map(({ properties }) => properties.PolicyDocument);
}

function read(statement: Record<string, unknown>, values: ResourceValues): Statement {
  const { Effect, Action, Resource: resource, Condition, Sid: _, ...unknown } = statement;
  if (Object.keys(unknown).length > 0) throw new Error(`unknown part of a statement: ${Object.keys(unknown)}`);
  if (Effect !== 'Allow' && Effect !== 'Deny') throw new Error(`unknown effect: ${Effect}`);
  return {
    effect: Effect,
    actions: [Action].flat() as string[],
    resources: [resource].flat().map((each) => resolveIntrinsic(each, values)),
    keyPatterns: Condition === undefined ? undefined : keyPatternsOf(Condition as Resource['Properties']),
  };
}

function keyPatternsOf(condition: Resource['Properties']): string[] {
  const patterns = condition['ForAnyValue:StringLike']?.['dynamodb:LeadingKeys'];
  const known = JSON.stringify({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': patterns } });
  if (JSON.stringify(condition) !== known) throw new Error(`unknown condition: ${JSON.stringify(condition)}`);
  return [patterns].flat();
}

/** Names of single resources, by their logical ids. */
const nameOfId: Readonly<Record<string, string>> = { Files: 'files', Site: 'site' };

const nameOfType: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'table',
  'AWS::Cognito::UserPool': 'user-pool',
  'AWS::Logs::LogGroup': 'log-group',
  'AWS::SQS::Queue': 'queue',
};

/** The values of references: names by resource type, as in recorded calls, instead of ARNs. */
function symbolicValues(template: Template): ResourceValues {
  return new Map(
    Object.entries(template.Resources).flatMap(([logicalId, { Type }]) => {
      const name = nameOfId[logicalId] ?? nameOfType[Type] ?? logicalId;
      return [
        [`${logicalId}.Arn`, name],
        [`${logicalId}.StreamArn`, `${name}/stream`],
      ] as const;
    }),
  );
}
