/** The local services, and the values that they give to the template's references and the Lambdas' variables. */

import { localStackName } from './local-template.ts';
import { apiSettingsOf } from './template/api.ts';
import { bucketsOf } from './template/buckets.ts';
import { pseudoParameters, type ResourceValues } from './template/intrinsic-functions.ts';
import { onlyResourceOf, type Template } from './template/template.ts';

/** The endpoints of the local services, and the names or ids of the table, the user pool, its client and the buckets. */
export interface LocalServices {
  readonly dynamodbEndpoint: string;
  readonly cognitoEndpoint: string;
  readonly jwksUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly tableName: string;
  readonly filesEndpoint: string;
  readonly filesBucket: string;
  readonly siteBucket: string;
}

/** The route that only the environment `local` has: it lists ready-made users to try each role with. */
const testUsersRoute = 'GET /api/auth/test-users';

/** The values of references to the template's resources on this machine. */
export function resourceValuesOf(template: Template, services: LocalServices): ResourceValues {
  const { files, site } = bucketsOf(template);
  return new Map([
    ...pseudoParameters,
    ['AWS::StackName', localStackName],
    [onlyResourceOf(template, 'AWS::DynamoDB::GlobalTable').logicalId, services.tableName],
    [onlyResourceOf(template, 'AWS::Cognito::UserPool').logicalId, services.userPoolId],
    [onlyResourceOf(template, 'AWS::Cognito::UserPoolClient').logicalId, services.userPoolClientId],
    [files.logicalId, services.filesBucket],
    [site.logicalId, services.siteBucket],
    [`${files.logicalId}.RegionalDomainName`, new URL(services.filesEndpoint).host],
  ]);
}

/** Returns a function that gives the variables that the Lambda with a logical id gets besides the template's. */
export function localLambdaVariables(
  template: Template,
  services: LocalServices,
  testUsers: readonly unknown[],
): (logicalId: string) => Record<string, string> {
  const testUsersFunctionId = apiSettingsOf(template).routes.get(testUsersRoute)?.functionId;
  return (logicalId) => ({
    AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: services.cognitoEndpoint,
    AWS_ENDPOINT_URL_S3: services.filesEndpoint,
    JWKS_URL: services.jwksUrl,
    ...(logicalId === testUsersFunctionId && { TEST_USERS: JSON.stringify(testUsers) }),
  });
}
