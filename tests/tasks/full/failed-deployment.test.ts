/** What the next `npm run deploy` does after a deployment that failed. */
import { describe, expect, test } from 'vitest';
import { edgeSecretOf } from '#infra/constructs/edge-secret.ts';
import { environmentNamed } from '#infra/environments.ts';
import { idOfStack } from '../stubbed-stacks.ts';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();
const unprotects = () => stage.aws.journal.filter(({ action }) => /UpdateTerminationProtection/.test(action));

describe('after a first creation that failed, npm run deploy', () => {
  test.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])(
    'takes the protection off the stack in %s, and names what is left of it',
    async (status) => {
      const resources = { 'torneo-prod-Table-1A2B': 'DELETE_SKIPPED', 'torneo-prod-teams': 'DELETE_COMPLETE' };
      stage.aws.stacks = { 'torneo-prod': { status, isProtected: true, outputs: {}, resources } };
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
    },
  );

  test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
    'leaves a protected stack in the state %s as it is',
    async (status) => {
      stage.aws.stacks = { 'torneo-prod': { status, isProtected: true, outputs: {} } };
      stage.aws.cdk.exitCodes = { deploy: 3 };
      expect((await stage.checkout.run('deploy', ['prod'])).code).toBe(3);
      expect(unprotects()).toEqual([]);
    },
  );

  test('takes nothing off when the differences could not be shown', async () => {
    stage.aws.stacks = { 'torneo-prod': { status: 'ROLLBACK_COMPLETE', isProtected: true, outputs: {} } };
    stage.aws.cdk.exitCodes = { diff: 1 };
    expect((await stage.checkout.run('deploy', ['prod'])).code).toBe(1);
    expect(stage.aws.writes()).toEqual([]);
  });
});

describe('in a state that CloudFormation does not leave by itself, npm run deploy', () => {
  const resources = { 'torneo-prod-site-1a2b': 'DELETE_FAILED', 'torneo-prod-teams': 'DELETE_COMPLETE' };
  const stackIn = (status: string) => ({ 'torneo-prod': { status, isProtected: false, outputs: {}, resources } });

  test.each([
    [
      'DELETE_FAILED',
      /a medio borrar.*\n {2}AWS::\S+ torneo-prod-site-1a2b\nPara seguir: vaciá.* delete-stack --stack-name torneo-prod;/,
    ],
    [
      'UPDATE_ROLLBACK_FAILED',
      /no pudo volver.*\n {2}.*1a2b\nPara seguir: .*continue-update-rollback --stack-name torneo-prod;/,
    ],
  ])('writes nothing to a stack in %s, and says what leads on', async (status, wayOut) => {
    stage.aws.stacks = stackIn(status);
    const { code, said } = await stage.checkout.run('deploy', ['prod']);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(wayOut) });
    expect(stage.aws.writes()).toEqual([]);
  });

  test.each([
    [
      'ROLLBACK_COMPLETE',
      /la deshizo \(ROLLBACK_COMPLETE\)\.\nPara seguir: .*repetí npm run deploy -- prod: le saca al stack la protección/,
    ],
    [
      'ROLLBACK_FAILED',
      /no pudo deshacerla.*\n {2}.*1a2b\nPara seguir: .*repetí npm run deploy -- prod: le saca al stack la protección/,
    ],
    ['DELETE_FAILED', /no pudo borrar:\n {2}.*1a2b\n/],
  ])('that leaves the stack in %s does not say that it is as before', async (status, wayOut) => {
    stage.aws.cdk.exitCodes = { deploy: 5 };
    stage.aws.cdk.failedState = stackIn(status);
    const { code, said } = await stage.checkout.run('deploy', ['prod']);
    expect({ code, said }).toEqual({ code: 5, said: expect.stringMatching(wayOut) });
    expect(said).not.toContain('como estaba antes');
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
