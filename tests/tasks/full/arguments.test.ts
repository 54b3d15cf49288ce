/** The command lines of the tasks for an environment: every mistake gets a one-line message, and no request to AWS. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AwsStub, startAwsStub } from '../aws-stub.ts';
import { type Checkout, makeCheckout, ownRegion } from '../checkout.ts';

let aws: AwsStub;
let checkout: Checkout;
beforeAll(async () => {
  aws = await startAwsStub();
  checkout = makeCheckout(aws);
});
afterAll(async () => {
  checkout.remove();
  await aws.stop();
});
beforeEach(() => aws.reset());

describe.each([
  'bootstrap',
  'diff',
  'drift',
  'deploy',
  'destroy',
  'export',
  'import',
  'reconcile',
  'rotate-edge-secret',
  'smoke',
  'create-admin',
  'synth',
])('npm run %s', (task) => {
  test('says in one line which environments there are when none or an unknown one is named', async () => {
    for (const [args, reason] of [
      [[], `Falta el entorno: npm run ${task} -- `],
      [['qa'], "No hay un entorno 'qa': npm run "],
    ] as const) {
      const { code, said } = await checkout.run(task, args);
      expect({ code, lines: said.trimEnd().split('\n') }).toEqual({
        code: 1,
        lines: [expect.stringContaining(reason)],
      });
      expect(said).toMatch(/dev.*staging.*prod/);
    }
    expect(aws.actions()).toEqual([]);
  });
});

test.each(['bootstrap', 'diff', 'drift', 'deploy', 'destroy', 'reconcile', 'rotate-edge-secret'])(
  'npm run %s refuses the environment local and unknown options',
  async (task) => {
    const local = await checkout.run(task, ['local']);
    expect(local).toEqual({ code: 1, said: expect.stringMatching(/^'local' es el entorno de esta máquina.*\n$/) });
    const unknown = await checkout.run(task, ['dev', '--clave=secreta']);
    expect(unknown).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^No se entienden .*npm run ${task} --`)),
    });
    expect(unknown.said).not.toContain('secreta');
    expect(aws.actions()).toEqual([]);
  },
);

test('bootstrap prepares the environment’s account and region, after the account check', async () => {
  expect((await checkout.run('bootstrap', ['dev'])).code).toBe(0);
  expect(aws.actions()).toEqual(['sts GetCallerIdentity', 'cdk bootstrap']);
  const { args } = aws.journal[1]?.input ?? {};
  expect(args).toEqual(expect.arrayContaining(['bootstrap', `aws://123456789012/${ownRegion}`]));
});

test('diff shows the differences with the newest version of the edge secret, reads no value of it, and writes nothing', async () => {
  aws.secretVersions.push('one', 'two');
  const { code, said } = await checkout.run('diff', ['dev']);
  expect({ code, said }).toEqual({
    code: 0,
    said: 'the fake cdk: diff --method=template -c env=dev -c edgeSecretVersion=2\n',
  });
  expect(aws.actions()).toEqual(['sts GetCallerIdentity', 'ssm DescribeParameters', 'cdk diff']);
});

test('drift names what was changed by hand without its value, and tolerates what nobody can mend', async () => {
  const tags = { type: 'AWS::CloudFront::Distribution', path: '/Tags', difference: 'REMOVE' };
  const secrets = {
    type: 'AWS::Lambda::Function',
    path: '/Environment/Variables/EDGE_SECRETS',
    difference: 'NOT_EQUAL',
  };
  aws.stacks = { 'torneo-dev': { status: 'UPDATE_COMPLETE', outputs: {}, drifts: [tags] } };
  const tolerated = await checkout.run('drift', ['dev']);
  expect(tolerated).toEqual({
    code: 0,
    said: expect.stringMatching(/se tolera \S+Distribution \S+ \/Tags \(falta\): .{20}/),
  });
  expect(aws.writes()).toEqual(['cloudformation DetectStackDrift']);
  aws.stacks = { 'torneo-dev': { status: 'UPDATE_COMPLETE', outputs: {}, drifts: [tags, secrets] } };
  const { code, said } = await checkout.run('drift', ['dev']);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('EDGE_SECRETS (es otro)') });
  expect(said).not.toContain('the actual value');
});

test('drift fails when CloudFormation could not compare everything, or a resource is gone', async () => {
  const gone = { type: 'AWS::SQS::Queue' };
  aws.stacks = { 'torneo-dev': { status: 'UPDATE_COMPLETE', outputs: {}, drifts: [gone] } };
  expect(await checkout.run('drift', ['dev'])).toEqual({ code: 1, said: expect.stringContaining('(DELETED)') });
  aws.stacks = {
    'torneo-dev': { status: 'UPDATE_COMPLETE', outputs: {}, drifts: 'Failed to detect drift on [Table]' },
  };
  expect(await checkout.run('drift', ['dev'])).toEqual({ code: 1, said: expect.stringContaining('on [Table]') });
});

test('export and import refuse credentials of another account before they read or write', async () => {
  const exported = mkdtempSync(join(tmpdir(), 'torneo-exported-'));
  aws.caller = { account: '999999999999' };
  writeOutputs(checkout);
  const { code, said } = await checkout.run('export', ['dev', '--to', join(exported, 'new')]);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^Las credenciales son de la cuenta 9{12}/) });
  expect(aws.actions()).toEqual(['sts GetCallerIdentity']);
  expect(readdirSync(exported)).toEqual([]);
  for (const folder of [exported, join(checkout.dir, '.deployed')]) rmSync(folder, { recursive: true });
});

test('import says that there is no export before it sends a request to AWS', async () => {
  const { code, said } = await checkout.run('import', ['dev', '--from', 'nowhere']);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('no hay una exportación terminada') });
  expect(aws.actions()).toEqual([]);
});

function writeOutputs({ dir }: Checkout): void {
  const outputs = {
    SiteUrl: 'https://torneo.example',
    TableName: 't',
    UserPoolId: `${ownRegion}_Pool`,
    FilesBucket: 'b',
    ReconcileFunction: 'r',
  };
  mkdirSync(join(dir, '.deployed'), { recursive: true });
  writeFileSync(join(dir, '.deployed', 'dev.json'), JSON.stringify({ 'torneo-dev': outputs }));
}

test('synth passes further options to the CDK and needs no credentials', async () => {
  const { code, said } = await checkout.run('synth', ['dev', '--quiet'], { env: { AWS_ACCESS_KEY_ID: undefined } });
  expect({ code, said }).toEqual({ code: 0, said: 'the fake cdk: synth --quiet -c env=dev\n' });
  expect(aws.actions()).toEqual(['cdk synth']);
});
