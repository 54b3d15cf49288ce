/** The whole application as one stack: data, identity, files, API, site, and on AWS their alarms and dashboard. */
import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Api } from './constructs/api.ts';
import { DataTable } from './constructs/data.ts';
import { edgeSecretOf } from './constructs/edge-secret.ts';
import { FilesBucketConstruct } from './constructs/files.ts';
import { UserPoolConstruct } from './constructs/identity.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { SiteBucketConstruct } from './constructs/site-bucket.ts';
import { Web } from './constructs/web.ts';
import { type Environment, stackNameOf } from './environments.ts';

export interface TorneoStackProps {
  readonly environment: Environment;
  /**
   * Folder with one folder for each Lambda, which holds its bundle `index.cjs`; undefined for `local`, where the host
   * runs the bundles itself.
   */
  readonly functionsDir: string | undefined;
  /** Folder of the built site; undefined for `local`, where the host serves the site itself. */
  readonly webDir: string | undefined;
  /** The version of the edge secret that CloudFront sends, from 1. */
  readonly edgeSecretVersion: number;
}

export class TorneoStack extends Stack {
  constructor(scope: Construct, { environment, functionsDir, webDir, edgeSecretVersion }: TorneoStackProps) {
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
    const site = new SiteBucketConstruct(this, environment);
    const edgeSecret = edgeSecretOf(environment, edgeSecretVersion);
    const api = new Api(this, { environment, functionsDir, data, identity, files, site, edgeSecret });
    const web = new Web(this, { environment, webDir, api, files, site, edgeSecret });
    if (environment.onAws) new Monitoring(this, { environment, api, data });

    // The commands of `infra/tasks` read these outputs after a deployment.
    const outputs: Record<string, string> = {
      SiteUrl: web.url,
      DistributionDomain: web.distributionDomain,
      ApiUrl: api.httpApi.apiEndpoint,
      TableName: data.table.tableName,
      UserPoolId: identity.userPool.userPoolId,
      UserPoolClientId: identity.client.userPoolClientId,
      FilesBucket: files.bucket.bucketName,
      ReconcileFunction: api.background.reconcile.lambda.functionName,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
