/** What the next `npm run deploy` does after a deployment that failed. */
import { describe, expect, test } from 'vitest';
import { edgeSecretOf } from '#infra/constructs/edge-secret.ts';
import { environmentNamed } from '#infra/environments.ts';
import { openDeploymentStage } from '../deployment-stage.ts';
import { idOfStack } from '../stubbed-stacks.ts';

const stage = openDeploymentStage();
const unprotects = () => stage.aws.journal.filter(({ action }) => /UpdateTerminationProtection/.test(action));

describe('after a first creation that failed, npm run deploy', () => {
  test('takes the protection off the failed stack, and names what is left of it', async () => {
    const resources = { 'torneo-prod-Table-1A2B': 'DELETE_SKIPPED', 'torneo-prod-teams': 'DELETE_COMPLETE' };
    stage.aws.stacks = { 'torneo-prod': { status: 'ROLLBACK_COMPLETE', isProtected: true, outputs: {}, resources } };
    stage.aws.cdk.outputs = { 'torneo-prod': stage.outputs };
    const { code, said } = await stage.checkout.run('deploy', ['prod']);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Listo') });
    expect(said).toMatch(
      /La primera creación de torneo-prod había fallado: .*\n.*infra\/ci\.md.*\n {2}AWS::\S+ torneo-prod-Table-1A2B\n/,
    );
    expect(said).not.toContain('torneo-prod-teams');
    expect(unprotects().map(({ input }) => input)).toEqual([
      expect.objectContaining({ StackName: idOfStack('torneo-prod'), EnableTerminationProtection: 'false' }),
    ]);
    const writes = stage.aws.writes();
    expect(writes.indexOf('cloudformation UpdateTerminationProtection')).toBe(writes.indexOf('cdk deploy') - 1);
  });

  test.each([
    'CREATE_COMPLETE',
    'UPDATE_COMPLETE',
    'UPDATE_ROLLBACK_COMPLETE',
    'UPDATE_ROLLBACK_FAILED',
    'ROLLBACK_FAILED',
    'REVIEW_IN_PROGRESS',
  ])('leaves a protected stack in the state %s as it is', async (status) => {
    stage.aws.stacks = { 'torneo-prod': { status, isProtected: true, outputs: {} } };
    stage.aws.cdk.exitCodes = { deploy: 3 };
    expect((await stage.checkout.run('deploy', ['prod'])).code).toBe(3);
    expect(unprotects()).toEqual([]);
  });

  test('takes nothing off when the differences could not be shown', async () => {
    stage.aws.stacks = { 'torneo-prod': { status: 'ROLLBACK_COMPLETE', isProtected: true, outputs: {} } };
    stage.aws.cdk.exitCodes = { diff: 1 };
    expect((await stage.checkout.run('deploy', ['prod'])).code).toBe(1);
    expect(stage.aws.writes()).toEqual([]);
  });
});

describe('after a rotation of the edge secret whose deployment failed', () => {
  const deployedVersion = () => Number(/edgeSecretVersion=(\d+)/.exec(stage.deployedAssembly().join())?.[1]);
  const secretOf = (version: number) => edgeSecretOf(environmentNamed('dev'), version);

  test('npm run deploy sends the new version, and its Lambdas accept what CloudFront still sends', async () => {
    await stage.checkout.run('deploy', ['dev']);
    const stillSent = secretOf(deployedVersion()).sent;
    await stage.checkout.run('rotate-edge-secret', ['dev']);
    stage.aws.cdk.exitCodes = { deploy: 7 };
    expect((await stage.checkout.run('deploy', ['dev'])).code).toBe(7);

    expect((await stage.checkout.run('rotate-edge-secret', ['dev'])).said).toMatch(
      /^La versión 2 .*no está desplegada/,
    );
    stage.aws.cdk.exitCodes = {};
    expect((await stage.checkout.run('deploy', ['dev'])).code).toBe(0);
    expect(deployedVersion()).toBe(stage.aws.secretVersions.length);
    expect(secretOf(deployedVersion()).sent).not.toBe(stillSent);
    expect(secretOf(deployedVersion()).accepted.split(',')).toContain(stillSent);
    expect((await stage.checkout.run('rotate-edge-secret', ['dev'])).said).toMatch(/^Versión 3 /);
  });
});
