/** The whole application as one stack: data, identity, files, api, web. */
import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './constructs/api.ts';
import { DataTable } from './constructs/data.ts';
import { FilesBucketConstruct } from './constructs/files.ts';
import { UserPoolConstruct } from './constructs/identity.ts';
import { Web } from './constructs/web.ts';
import { type Environment, stackNameOf } from './environments.ts';

export interface TorneoStackProps {
  readonly environment: Environment;
  /** Folder with one folder for each Lambda, which holds its bundle `index.cjs`. */
  readonly functionsDir: string;
  /** Folder of the built site; undefined for `local`, where the host serves the site itself. */
  readonly webDir: string | undefined;
}

export class TorneoStack extends Stack {
  constructor(scope: Construct, { environment, functionsDir, webDir }: TorneoStackProps) {
    super(scope, stackNameOf(environment), {
      // The local host's stand-ins for AWS have no account and no region of their own.
      ...(environment.onAws && { env: { account: environment.account, region: environment.region } }),
      description: 'Amateur football tournaments',
      terminationProtection: environment.keepsData,
    });
    Tags.of(this).add('app', environment.prefix);
    Tags.of(this).add('environment', environment.name);

    const data = new DataTable(this, environment);
    const identity = new UserPoolConstruct(this, environment);
    const files = new FilesBucketConstruct(this, environment);
    const api = new Api(this, { environment, functionsDir, data, identity, files });
    const web = new Web(this, { environment, webDir, api, files });

    new CfnOutput(this, 'SiteUrl', { value: web.url });
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'UserPoolId', { value: identity.userPool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.client.userPoolClientId });
  }
}
