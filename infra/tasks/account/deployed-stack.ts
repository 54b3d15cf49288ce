/** The environment's stack as CloudFormation describes it. */
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import { type Environment, stackNameOf } from '../../environments.ts';
import type { AwsAccess } from './verify-account.ts';

export class DeployedStack {
  readonly #client: CloudFormationClient;
  readonly #name: string;

  constructor(access: AwsAccess, environment: Environment) {
    this.#client = new CloudFormationClient(access);
    this.#name = stackNameOf(environment);
  }

  /** The values of the outputs by their names; undefined when there is no such stack. */
  async outputs(): Promise<Record<string, string> | undefined> {
    const stack = await this.#describe();
    return stack && Object.fromEntries((stack.Outputs ?? []).map((each) => [each.OutputKey, each.OutputValue]));
  }

  async #describe(): Promise<Stack | undefined> {
    const found = await this.#client.send(new DescribeStacksCommand({ StackName: this.#name })).catch(ignoreAbsence);
    return found?.Stacks?.[0];
  }
}

/** CloudFormation's error for a stack that does not exist has no name of its own. */
function ignoreAbsence(error: unknown): undefined {
  if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
    return undefined;
  throw error;
}
