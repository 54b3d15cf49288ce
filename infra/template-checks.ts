/**
 * Refuses templates that CloudFormation or a service would refuse minutes into a deployment: cdk-preflight's rules, and
 * the errors of the engine inside aws-cdk-lib, which the CDK by itself only warns of.
 */
import type { App } from 'aws-cdk-lib';
import { Preflight } from 'cdk-preflight';

/** Rules of cdk-preflight that do not hold for this stack, each with the reason. */
const excludedRules: Readonly<Record<string, string>> = {
  'pf-cognito-schema-standard-attr-datatype':
    'takes the left out type of the attribute email for a wrong one; Cognito knows the types of its own attributes',
};

/** The synthesis of the app fails, naming each fault, when a template of it could not be deployed. */
export function refuseFaultyTemplates(app: App): void {
  Preflight.apply(app, { strict: true, exclude: Object.keys(excludedRules) });
}
