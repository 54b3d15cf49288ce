/** The environment's stack as CloudFormation describes it. */
import {
  CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
  type Stack,
  type StackResourceSummary,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { type Environment, stackNameOf } from '../../environments.ts';
import type { AwsAccess } from './verify-account.ts';

/** Whether the state is the end of a first creation, after which CloudFormation lets a stack only be deleted. */
export const isFailedCreation = (status: string | undefined): boolean =>
  status === 'ROLLBACK_COMPLETE' || status === 'ROLLBACK_FAILED';

const describeResource = ({ ResourceType, PhysicalResourceId }: StackResourceSummary): string =>
  `${ResourceType} ${PhysicalResourceId}`;

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

  /** CloudFormation's name of the stack's state, as in `UPDATE_COMPLETE`; undefined when there is no such stack. */
  async status(): Promise<string | undefined> {
    return (await this.#describe())?.StackStatus;
  }

  /** The resources that CloudFormation failed to create, change or delete, as in `AWS::S3::Bucket torneo-prod-site-1a2b`. */
  async failedResources(): Promise<string[]> {
    const resources = await this.#resources(this.#name);
    return resources.filter(({ ResourceStatus }) => ResourceStatus?.endsWith('_FAILED')).map(describeResource);
  }

  /**
   * Takes the termination protection off a stack whose first creation failed, so that the CDK can delete it and create
   * it anew. Leaves a stack in any other state as it is.
   *
   * @returns what CloudFormation keeps of that creation; undefined when there is none
   */
  async unprotectFailedCreation(): Promise<string[] | undefined> {
    const stack = await this.#describe();
    if (!isFailedCreation(stack?.StackStatus) || !stack?.EnableTerminationProtection) return undefined;
    // By its id, which no later stack of the same name has.
    const failed = { StackName: stack.StackId };
    const resources = await this.#resources(stack.StackId);
    await this.#client.send(new UpdateTerminationProtectionCommand({ ...failed, EnableTerminationProtection: false }));
    return resources.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_SKIPPED').map(describeResource);
  }

  async #resources(nameOrId: string | undefined): Promise<StackResourceSummary[]> {
    const resources: StackResourceSummary[] = [];
    for await (const page of paginateListStackResources({ client: this.#client }, { StackName: nameOrId }))
      resources.push(...(page.StackResourceSummaries ?? []));
    return resources;
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
