/** CloudFormation's answers about the stacks of the AWS stub. */

interface StubbedStack {
  /** As in `UPDATE_COMPLETE`. */
  readonly status: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** The stacks of the account by their names. */
export type StubbedStacks = Record<string, StubbedStack>;

/** The answer to a call of CloudFormation, whose bodies are XML; undefined for an operation that the stub lacks. */
export function answerCloudFormation(
  stacks: StubbedStacks,
  operation: string,
  input: Readonly<Record<string, unknown>>,
): { status: number; body: string } | undefined {
  if (operation !== 'DescribeStacks') return undefined;
  const name = String(input.StackName);
  const stack = stacks[name];
  if (!stack) {
    const error = `<Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${name} does not exist</Message>`;
    return { status: 400, body: `<ErrorResponse><Error>${error}</Error><RequestId>1</RequestId></ErrorResponse>` };
  }
  const outputs = Object.entries(stack.outputs).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  const described = `<StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><Outputs>${outputs.join('')}</Outputs>`;
  return { status: 200, body: answerOf(operation, `<Stacks><member>${described}</member></Stacks>`) };
}

const answerOf = (operation: string, result: string): string =>
  `<${operation}Response xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><${operation}Result>${result}</${operation}Result></${operation}Response>`;
