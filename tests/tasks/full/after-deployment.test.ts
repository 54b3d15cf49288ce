/** Commands for a deployed environment: rotating the edge secret, and destroying the environment. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();

describe('npm run rotate-edge-secret', () => {
  test('creates a version for the next deployment, and refuses a second one before that', async () => {
    expect((await stage.checkout.run('rotate-edge-secret', ['dev'])).said).toMatch(/todavía no tiene clave/);
    await stage.checkout.run('deploy', ['dev']);
    const rotated = await stage.checkout.run('rotate-edge-secret', ['dev']);
    expect(rotated).toEqual({ code: 0, said: expect.stringMatching(/^Versión 2 .*\nAhora: npm run deploy -- dev\n$/) });
    expect(stage.aws.secretVersions[0]).not.toBe(stage.aws.secretVersions[1]);
    const refused = await stage.checkout.run('rotate-edge-secret', ['dev']);
    expect(refused).toEqual({ code: 1, said: expect.stringMatching(/^La versión 2 .*todavía no está desplegada/) });
    expect(stage.aws.secretVersions).toHaveLength(2);
    await stage.checkout.run('deploy', ['dev']);
    expect(stage.deployedAssembly()).toContain('edgeSecretVersion=2');
    expect((await stage.checkout.run('rotate-edge-secret', ['dev', '--deploy'])).code).toBe(0);
    expect(stage.deployedAssembly()).toContain('edgeSecretVersion=3');
  });
});

describe('npm run destroy', () => {
  test.each(['staging', 'prod'])('refuses %s, whose data is kept, without a request to AWS', async (name) => {
    const { code, said } = await stage.checkout.run('destroy', [name, '--yes', `torneo-${name}`]);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`'${name}' guarda sus datos`) });
    expect(stage.aws.actions()).toEqual([]);
  });

  test('requires --yes with the stack’s name without a terminal, and deletes nothing for another name', async () => {
    expect((await stage.checkout.run('destroy', ['dev'])).said).toContain('npm run destroy -- dev --yes torneo-dev');
    expect((await stage.checkout.run('destroy', ['dev', '--yes', 'torneo'])).said).toContain('no se borró nada');
    expect(new Set(stage.aws.actions())).toEqual(new Set(['sts GetCallerIdentity']));
  });

  test('deletes the stack, the edge secret and the file of outputs', async () => {
    await stage.checkout.run('deploy', ['dev']);
    expect(existsSync(stage.outputsFile)).toBe(true);
    const { code, said } = await stage.checkout.run('destroy', ['dev', '--yes', 'torneo-dev']);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('torneo-dev ya no existe.') });
    expect(stage.cdkCalls('destroy')).toEqual([['destroy', '--force', '-c', 'env=dev', '-c', 'edgeSecretVersion=1']]);
    expect(stage.aws.actions().at(-1)).toBe('ssm DeleteParameter');
    expect(existsSync(stage.outputsFile)).toBe(false);
  });

  test('keeps the file of outputs when the stack could not be deleted', async () => {
    await stage.checkout.run('deploy', ['dev']);
    stage.aws.cdk.exitCodes = { destroy: 9 };
    expect((await stage.checkout.run('destroy', ['dev', '--yes', 'torneo-dev'])).code).toBe(9);
    expect(stage.aws.actions()).not.toContain('ssm DeleteParameter');
    expect(existsSync(stage.outputsFile)).toBe(true);
  });
});
