/** The input of a local host that runs a stack of toy Lambdas on the real local database. */
import { join } from 'node:path';
import type { HostOptions } from '#infra/local/host.ts';
import { tableSettingsOf } from '#infra/local/template/table.ts';
import type { Template } from '#infra/local/template/template.ts';
import { makeToySite } from './toy-site.ts';

interface ToyHostInput {
  readonly template: Template;
  readonly functionsDir: string;
  /** Holds the site and the data folder. */
  readonly folder: string;
  readonly databaseEndpoint: string;
  readonly log: (line: string) => void;
  readonly more?: Partial<HostOptions>;
}

export const toyHostInput = ({
  template,
  functionsDir,
  folder,
  databaseEndpoint,
  log,
  more,
}: ToyHostInput): HostOptions => ({
  template,
  functionsDir,
  webDir: makeToySite(join(folder, 'web')),
  port: 0,
  dataDir: join(folder, 'data'),
  services: {
    dynamodbEndpoint: databaseEndpoint,
    cognitoEndpoint: 'http://127.0.0.1:1',
    jwksUrl: 'http://127.0.0.1:1/jwks.json',
    userPoolId: 'us-east-1_Test',
    userPoolClientId: 'client',
    tableName: tableSettingsOf(template).createTable.TableName,
    filesEndpoint: 'http://127.0.0.1:1',
    filesBucket: 'files',
    siteBucket: 'site',
  },
  testUsers: [{ email: 'ana@torneo.local' }],
  hasLazyLambdas: true,
  log,
  ...more,
});
