/**
 * Refuses templates that CloudFormation or a service would refuse minutes into a deployment. It applies cdk-preflight's
 * rules and those of the validation engine inside aws-cdk-lib, whose errors the CDK by itself only shows as warnings.
 */
import type { App } from 'aws-cdk-lib';
import { Preflight } from 'cdk-preflight';

/** Rules of cdk-preflight that are wrong about this stack, each with the reason. */
const excludedRules: Readonly<Record<string, string>> = {
  'pf-cognito-schema-standard-attr-datatype':
    'takes the left out type of the attribute email for a wrong one; Cognito knows the types of its own attributes',
};

/** Makes the synthesis of the app fail, naming each fault, when one of its templates could not be deployed. */
export function refuseFaultyTemplates(app: App): void {
  Preflight.apply(app, { strict: true, exclude: Object.keys(excludedRules) });
}
