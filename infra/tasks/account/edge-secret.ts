/**
 * The secret by which the API distinguishes CloudFront's requests from others: an SSM parameter, to whose versions the
 * template refers. This module is the only one that handles the value, and sends it to SSM only.
 */
import { randomBytes } from 'node:crypto';
import {
  DeleteParameterCommand,
  DescribeParametersCommand,
  GetParameterCommand,
  LabelParameterVersionCommand,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { type Environment, edgeSecretParameterOf, stackNameOf } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';
import type { AwsAccess } from './verify-account.ts';

/** The SSM label on the version that the last successful deployment uses. */
const deployedLabel = 'deployed';

export class EdgeSecret {
  readonly #client: SSMClient;
  readonly #environment: Environment;
  readonly #name: string;

  constructor(access: AwsAccess, environment: Environment) {
    this.#client = new SSMClient(access);
    this.#environment = environment;
    this.#name = edgeSecretParameterOf(environment);
  }

  /** The newest version, counted from 1; undefined when there is no secret yet. */
  version(): Promise<number | undefined> {
    return this.#versionAt(this.#name);
  }

  /**
   * The newest version for callers that may not read the secret, as those of a pull request; right after a change, SSM may
   * still answer with the version before.
   */
  async versionWithoutValue(): Promise<number | undefined> {
    const ParameterFilters = [{ Key: 'Name', Option: 'Equals', Values: [this.#name] }];
    const { Parameters = [] } = await this.#client.send(new DescribeParametersCommand({ ParameterFilters }));
    return Parameters[0]?.Version;
  }

  /** Creates the secret if there is none; returns its newest version. */
  async create(): Promise<number> {
    return (await this.version()) ?? this.#put({ overwrite: false });
  }

  /**
   * Adds a version and returns its number. Throws while the newest version is not deployed: the Lambdas accept two
   * versions only, and would refuse what CloudFront still sends.
   */
  async rotate(): Promise<number> {
    const [newest, deployed] = await Promise.all([this.version(), this.#versionAt(`${this.#name}:${deployedLabel}`)]);
    const { name } = this.#environment;
    if (newest === undefined)
      throw new OperatorError(
        `'${name}' todavía no tiene clave entre CloudFront y la API: la crea npm run deploy -- ${name}.`,
      );
    if (newest !== deployed) {
      throw new OperatorError(
        `La versión ${newest} de la clave entre CloudFront y la API todavía no está desplegada: corré antes npm run deploy -- ${name}.`,
      );
    }
    return this.#put({ overwrite: true });
  }

  /** Records that a deployment with this version has succeeded. */
  async markDeployed(version: number): Promise<void> {
    await this.#client.send(
      new LabelParameterVersionCommand({ Name: this.#name, ParameterVersion: version, Labels: [deployedLabel] }),
    );
  }

  /** Deletes the secret if there is one. */
  async delete(): Promise<void> {
    await this.#client.send(new DeleteParameterCommand({ Name: this.#name })).catch(ignoreAbsence);
  }

  async #put({ overwrite }: { overwrite: boolean }): Promise<number> {
    const { Version } = await this.#client.send(
      new PutParameterCommand({
        Name: this.#name,
        Description: `${stackNameOf(this.#environment)}: sent by CloudFront, demanded by the API`,
        // A custom header of CloudFront cannot refer to a SecureString.
        Type: 'String',
        Value: randomBytes(32).toString('base64url'),
        Overwrite: overwrite,
      }),
    );
    if (!Version) throw new Error(`SSM answered without the version of ${this.#name}`);
    return Version;
  }

  /** The version that an SSM selector (`name` or `name:label`) names; undefined when there is none. */
  async #versionAt(selector: string): Promise<number | undefined> {
    const found = await this.#client.send(new GetParameterCommand({ Name: selector })).catch(ignoreAbsence);
    return found?.Parameter?.Version;
  }
}

function ignoreAbsence(error: unknown): undefined {
  if (error instanceof Error && /^Parameter(Version)?NotFound$/.test(error.name)) return undefined;
  throw error;
}
