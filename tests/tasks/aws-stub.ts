/**
 * A server that stands in for STS, SSM, CloudFormation and Lambda, and to which the fake CDK reports. It keeps one
 * journal of all calls.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCloudFormation, type StubbedStacks } from './stubbed-stacks.ts';

interface StubbedCall {
  /** Service and operation, as in `ssm PutParameter`, `lambda Invoke` or `cdk deploy`. */
  readonly action: string;
  /** The region that the request is signed for; '' for the CDK. */
  readonly region: string;
  readonly input: Record<string, unknown>;
}

interface StubbedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
}

export interface AwsStub {
  readonly journal: readonly StubbedCall[];
  /** The actions of the journal. */
  actions(): string[];
  /** Those of them that change something in the account. */
  writes(): string[];
  /** What the fake CDK does with each command. */
  readonly cdk: {
    exitCodes: Record<string, number>;
    outputs: Record<string, Record<string, string>>;
    /** The stacks as a `cdk deploy` leaves them before it fails. */
    failedState?: StubbedStacks | undefined;
  };
  /** The stacks that CloudFormation knows; those in `cdk.outputs` exist after a `cdk deploy`. */
  stacks: StubbedStacks;
  /** The account of the credentials, or the error code with which STS refuses them. */
  caller: { readonly account: string } | { readonly refusal: string };
  /** What the reconcile Lambda answers, call by call; the last answer is repeated. */
  reconcileAnswers: object[];
  /** The versions of the SSM parameter. */
  secretVersions: string[];
  /** Environment variables by which AWS clients and the fake CDK reach this server. */
  readonly env: Record<string, string>;
  /** Empties the journal and forgets the secret and the stacks. */
  reset(): void;
  stop(): Promise<void>;
}

export const ownAccount = '123456789012';

export async function startAwsStub(): Promise<AwsStub> {
  const journal: StubbedCall[] = [];
  let deployedVersion: number | undefined;
  const server = createServer(async (request, response) => {
    const call = describeCall(request, Buffer.concat(await request.toArray()).toString());
    journal.push(call);
    const { status = 200, headers, body } = answerCall(call);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const stub: AwsStub = {
    journal,
    actions: () => journal.map(({ action }) => action),
    writes: () =>
      stub.actions().filter((action) => !/GetCallerIdentity|GetParameter|Describe|List|cdk diff/.test(action)),
    cdk: { exitCodes: {}, outputs: {} },
    stacks: {},
    caller: { account: ownAccount },
    reconcileAnswers: [],
    secretVersions: [],
    env: {
      AWS_ENDPOINT_URL_STS: url,
      AWS_ENDPOINT_URL_SSM: url,
      AWS_ENDPOINT_URL_CLOUDFORMATION: url,
      AWS_ENDPOINT_URL_LAMBDA: url,
      FAKE_CDK_ADDRESS: url,
    },
    reset() {
      journal.length = 0;
      deployedVersion = undefined;
      Object.assign(stub, { stacks: {}, caller: { account: ownAccount } });
      Object.assign(stub, { reconcileAnswers: [everythingPublished], secretVersions: [] });
      stub.cdk.exitCodes = {};
      stub.cdk.failedState = undefined;
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };

  const answers: Record<string, (input: StubbedCall['input']) => StubbedAnswer> = {
    'sts GetCallerIdentity': () => answerCaller(stub.caller),
    'ssm GetParameter': ({ Name }) => {
      const isLabelled = String(Name).endsWith(':deployed');
      const version = isLabelled ? deployedVersion : stub.secretVersions.length;
      return version ? json({ Parameter: { Name, Version: version } }) : awsError('ParameterNotFound');
    },
    'ssm DescribeParameters': () =>
      json({ Parameters: stub.secretVersions.map((_, at) => ({ Version: at + 1 })).slice(-1) }),
    'ssm PutParameter': ({ Value }) => json({ Version: stub.secretVersions.push(String(Value)) }),
    'ssm LabelParameterVersion': ({ ParameterVersion }) => {
      deployedVersion = Number(ParameterVersion);
      return json({});
    },
    'ssm DeleteParameter': () => json({}),
    'lambda Invoke': () => {
      const [next = everythingPublished] = stub.reconcileAnswers;
      if (stub.reconcileAnswers.length > 1) stub.reconcileAnswers.shift();
      const failure = { 'x-amz-function-error': 'Unhandled' };
      return { ...json(next), ...('errorMessage' in next && { headers: failure }) };
    },
  };
  const answerCall = ({ action, input }: StubbedCall): StubbedAnswer => {
    const [service, command = ''] = action.split(' ');
    if (service === 'cdk') return json(runFakeCdk(command));
    if (service === 'cloudformation') {
      const answer = answerCloudFormation(stub.stacks, command, input);
      if (answer) return answer;
    }
    return answers[action]?.(input) ?? awsError('UnknownOperationException');
  };
  const runFakeCdk = (command: string) => {
    const { exitCodes, outputs } = stub.cdk;
    const cannotDelete = Object.values(stub.stacks).some(
      ({ status, isProtected }) => /^ROLLBACK_(COMPLETE|FAILED)$/.test(status) && isProtected,
    );
    if (command === 'deploy' && stub.cdk.failedState) Object.assign(stub.stacks, stub.cdk.failedState);
    const exitCode = exitCodes[command] ?? (command === 'deploy' && cannotDelete ? 1 : 0);
    if (command === 'deploy' && exitCode === 0) {
      for (const [name, each] of Object.entries(outputs))
        stub.stacks[name] = { status: 'UPDATE_COMPLETE', outputs: each };
    }
    return { exitCode, outputs };
  };
  stub.reset();
  return stub;
}

const everythingPublished = { step: 3, done: 3, total: 3, isFinished: true, failed: [] };

function describeCall({ headers, url = '' }: IncomingMessage, body: string): StubbedCall {
  const [, region = '', service = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(headers.authorization ?? '') ?? [];
  if (url === '/cdk') {
    const input = JSON.parse(body);
    return { action: `cdk ${input.args[0]}`, region, input };
  }
  const target = String(headers['x-amz-target'] ?? '').split('.')[1];
  if (['sts', 'cloudformation'].includes(service)) {
    const { Action, ...input } = Object.fromEntries(new URLSearchParams(body));
    return { action: `${service} ${Action}`, region, input };
  }
  const functionName = /functions\/([^/]+)\/invocations/.exec(url)?.[1];
  const input = JSON.parse(body);
  return functionName
    ? { action: 'lambda Invoke', region, input: { ...input, functionName } }
    : { action: `${service} ${target}`, region, input };
}

function answerCaller(caller: AwsStub['caller']): StubbedAnswer {
  if ('refusal' in caller) {
    const error = `<Error><Type>Sender</Type><Code>${caller.refusal}</Code><Message>refused</Message></Error>`;
    return { status: 403, body: `<ErrorResponse>${error}<RequestId>1</RequestId></ErrorResponse>` };
  }
  const { account } = caller;
  const result = `<Arn>arn:aws:iam::${account}:user/ana</Arn><UserId>A</UserId><Account>${account}</Account>`;
  return {
    body: `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>${result}</GetCallerIdentityResult></GetCallerIdentityResponse>`,
  };
}

const json = (value: object): StubbedAnswer => ({ body: JSON.stringify(value) });
const awsError = (name: string): StubbedAnswer => ({
  status: 400,
  body: JSON.stringify({ __type: name, message: name }),
});
