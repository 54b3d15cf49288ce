/** CloudFormation's answers about the stacks of the AWS stub. */

interface StubbedStack {
  /** As in `UPDATE_COMPLETE`. */
  readonly status: string;
  readonly outputs: Readonly<Record<string, string>>;
  isProtected?: boolean;
  /** The physical ids of its resources, each with its status. */
  readonly resources?: Readonly<Record<string, string>>;
  /** What differs from the template, or why that could not be found out. */
  readonly drifts?: readonly StubbedDrift[] | string;
}

/** A resource of which one property differs, or all is gone. */
interface StubbedDrift {
  readonly type: string;
  readonly path?: string;
  readonly difference?: string;
}

/** The stacks of the account by their names. */
export type StubbedStacks = Record<string, StubbedStack>;

/** The answer to a call of CloudFormation, whose bodies are XML; undefined for an operation that the stub lacks. */
export function answerCloudFormation(
  stacks: StubbedStacks,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): { status: number; body: string } | undefined {
  const name = nameOfStack(String(input.StackName ?? input.StackDriftDetectionId));
  const stack = stacks[name];
  if (!stack) {
    const error = `<Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${name} does not exist</Message>`;
    return { status: 400, body: `<ErrorResponse><Error>${error}</Error><RequestId>1</RequestId></ErrorResponse>` };
  }
  const result = resultOf[operation]?.(name, stack, input);
  return result === undefined ? undefined : { status: 200, body: answerOf(operation, result) };
}

const resultOf: Record<string, (name: string, stack: StubbedStack, input: Record<string, unknown>) => string> = {
  DescribeStacks(name, { status, isProtected = false, outputs }) {
    const members = Object.entries(outputs).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    );
    const state = `<StackStatus>${status}</StackStatus><EnableTerminationProtection>${isProtected}</EnableTerminationProtection>`;
    const names = `<StackName>${name}</StackName><StackId>${idOfStack(name)}</StackId>`;
    return `<Stacks><member>${names}${state}<Outputs>${members.join('')}</Outputs></member></Stacks>`;
  },
  ListStackResources(_, { resources = {} }) {
    const members = Object.entries(resources).map(
      ([id, status]) =>
        `<member><ResourceType>AWS::Some::Type</ResourceType><PhysicalResourceId>${id}</PhysicalResourceId><ResourceStatus>${status}</ResourceStatus></member>`,
    );
    return `<StackResourceSummaries>${members.join('')}</StackResourceSummaries>`;
  },
  DetectStackDrift: (name) => `<StackDriftDetectionId>${idOfStack(name)}</StackDriftDetectionId>`,
  DescribeStackDriftDetectionStatus: (_, { drifts }) =>
    typeof drifts === 'string'
      ? `<DetectionStatus>DETECTION_FAILED</DetectionStatus><DetectionStatusReason>${drifts}</DetectionStatusReason>`
      : '<DetectionStatus>DETECTION_COMPLETE</DetectionStatus>',
  DescribeStackResourceDrifts: (_, { drifts = [] }) =>
    `<StackResourceDrifts>${typeof drifts === 'string' ? '' : drifts.map(driftMember).join('')}</StackResourceDrifts>`,
  UpdateTerminationProtection(name, stack, { EnableTerminationProtection }) {
    stack.isProtected = EnableTerminationProtection === 'true';
    return `<StackId>${idOfStack(name)}</StackId>`;
  },
};

function driftMember({ type, path, difference }: StubbedDrift): string {
  const resource = `<LogicalResourceId>Some</LogicalResourceId><ResourceType>${type}</ResourceType>`;
  const status = (name: string) => `<StackResourceDriftStatus>${name}</StackResourceDriftStatus>`;
  if (!path) return `<member>${resource}${status('DELETED')}</member>`;
  const values = '<ExpectedValue>the expected value</ExpectedValue><ActualValue>the actual value</ActualValue>';
  const property = `<PropertyPath>${path}</PropertyPath><DifferenceType>${difference}</DifferenceType>${values}`;
  return `<member>${resource}${status('MODIFIED')}<PropertyDifferences><member>${property}</member></PropertyDifferences></member>`;
}

/** The id that CloudFormation gives a stack besides its name. */
export const idOfStack = (name: string): string =>
  `arn:aws:cloudformation:us-east-1:123456789012:stack/${name}/5f1c7a90`;

const nameOfStack = (nameOrId: string): string => nameOrId.split('/')[1] ?? nameOrId;

const answerOf = (operation: string, result: string): string =>
  `<${operation}Response xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><${operation}Result>${result}</${operation}Result></${operation}Response>`;
