/** Where the commands find the outputs of a deployment: in the file of this machine, or at CloudFormation. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();
const readsStacks = () => stage.aws.actions().includes('cloudformation DescribeStacks');
const deployedElsewhere = () => ({ 'torneo-dev': { status: 'UPDATE_COMPLETE', outputs: stage.outputs } });

describe('a command for a deployed environment', () => {
  test('reads the file that the deployment wrote, and does not ask CloudFormation', async () => {
    mkdirSync(dirname(stage.outputsFile), { recursive: true });
    writeFileSync(stage.outputsFile, JSON.stringify({ 'torneo-dev': stage.outputs }));
    expect((await stage.checkout.run('reconcile', ['dev'])).code).toBe(0);
    expect(readsStacks()).toBe(false);
    expect(await stage.checkout.run('smoke', ['dev'], { env: { AWS_ACCESS_KEY_ID: undefined } })).toMatchObject({
      code: 0,
    });
  });

  test('asks CloudFormation where another machine deployed, after one check of the account', async () => {
    stage.aws.stacks = deployedElsewhere();
    for (const task of ['reconcile', 'smoke']) {
      const { code, said } = await stage.checkout.run(task, ['dev']);
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Listo') });
    }
    expect(stage.aws.actions()).toEqual([
      'sts GetCallerIdentity',
      'cloudformation DescribeStacks',
      'lambda Invoke',
      'sts GetCallerIdentity',
      'cloudformation DescribeStacks',
    ]);
    expect(stage.aws.journal[1]).toMatchObject({ region: 'us-east-1', input: { StackName: 'torneo-dev' } });
    expect(existsSync(stage.outputsFile)).toBe(false);
  });

  test('does not ask CloudFormation with credentials of another account', async () => {
    stage.aws.stacks = deployedElsewhere();
    stage.aws.caller = { account: '999999999999' };
    const { code, said } = await stage.checkout.run('smoke', ['dev']);
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/^Las credenciales son de la cuenta 9{12}/),
    });
    expect(stage.aws.actions()).toEqual(['sts GetCallerIdentity']);
  });

  test('says in one line that the environment does not exist, or which outputs its stack lacks', async () => {
    const absent = await stage.checkout.run('smoke', ['dev']);
    expect(absent).toEqual({
      code: 1,
      said: 'torneo-dev no existe en la cuenta 123456789012, región us-east-1: lo crea npm run deploy -- dev.\n',
    });
    stage.aws.stacks = { 'torneo-dev': { status: 'CREATE_IN_PROGRESS', outputs: {} } };
    const unfinished = await stage.checkout.run('smoke', ['dev']);
    expect(unfinished).toEqual({
      code: 1,
      said: 'Entre las salidas de CloudFormation no están SiteUrl, ApiUrl de torneo-dev.\n',
    });
  });
});
