/**
 * Refuses templates that CloudFormation or a service would refuse minutes into a deployment, or with which the deployed
 * application would not work. It applies cdk-preflight's rules, those of the validation engine inside aws-cdk-lib, whose
 * errors the CDK by itself only shows as warnings, and our own.
 */
import { type App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import { Preflight } from 'cdk-preflight';
import { readTemplate } from './local/template/template.ts';
import { templateRules } from './template-rules.ts';

/** Rules of cdk-preflight that are wrong about this stack, each with the reason. */
const excludedRules: Readonly<Record<string, string>> = {
  'pf-cognito-schema-standard-attr-datatype':
    'takes the left out type of the attribute email for a wrong one; Cognito knows the types of its own attributes',
};

const ownRules: IPolicyValidationPlugin = {
  name: 'torneo',
  validate({ templatePaths }) {
    const violations = templatePaths.flatMap((templatePath) => {
      const template = readTemplate(templatePath);
      return templateRules.flatMap(({ name, fault, brokenBy }) =>
        brokenBy(template).map((resourceLogicalId) => ({
          ruleName: name,
          description: fault,
          severity: 'error',
          violatingResources: [{ resourceLogicalId, templatePath, locations: [] }],
        })),
      );
    });
    return { success: violations.length === 0, violations };
  },
};

/** Makes the synthesis of the app fail, naming each fault, when one of its templates could not be deployed. */
export function refuseFaultyTemplates(app: App): void {
  Preflight.apply(app, { strict: true, exclude: Object.keys(excludedRules) });
  Validations.of(app).addPlugins(ownRules);
}
