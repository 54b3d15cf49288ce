/** `npm run deploy` with a fake CDK and stubs of AWS: what it deploys, and what it refuses before anything else. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeCheckout } from '../checkout.ts';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();

describe('npm run deploy', () => {
  test('deploys what the diff has synthesized, without synthesizing it again', async () => {
    await stage.checkout.run('deploy', ['dev']);
    const [diff = []] = stage.cdkCalls('diff');
    const assemblyDir = diff[diff.indexOf('--output') + 1];
    const context = ['-c', 'env=dev', '-c', 'edgeSecretVersion=1'];
    expect(diff).toEqual(['diff', '--method=template', '--output', assemblyDir, ...context]);
    const flags = ['--require-approval', 'never', '--outputs-file', stage.outputsFile];
    expect(stage.cdkCalls('deploy')).toEqual([['deploy', '--app', assemblyDir, ...flags, '-c', 'env=dev']]);
    expect(stage.deployedAssembly()).toEqual(diff);
    expect(existsSync(assemblyDir ?? '')).toBe(false);
  });

  test.each([
    [
      'of another account',
      { account: '999999999999' },
      /^Las credenciales son de la cuenta 999999999999.*123456789012/,
    ],
    ['that have expired', { refusal: 'ExpiredToken' }, /^Las credenciales de AWS vencieron/],
    ['that AWS does not know', { refusal: 'InvalidClientTokenId' }, /^AWS no reconoce estas credenciales/],
  ])('refuses credentials %s in one line, before anything else', async (_, caller, reason) => {
    stage.aws.caller = caller;
    const { code, said } = await stage.checkout.run('deploy', ['dev']);
    expect({ code, lines: said.trimEnd().split('\n') }).toEqual({ code: 1, lines: [expect.stringMatching(reason)] });
    expect(said).toContain('AWS_PROFILE');
    expect(stage.aws.actions()).toEqual(['sts GetCallerIdentity']);
  });

  test.each([
    ['that there are no credentials', { AWS_ACCESS_KEY_ID: undefined }, /^No hay credenciales de AWS: .*AWS_PROFILE/],
    [
      'that the profile is unknown',
      { AWS_PROFILE: 'liga', AWS_ACCESS_KEY_ID: undefined },
      /^El perfil de AWS 'liga' no da credenciales.*AWS_PROFILE/,
    ],
  ])('says in one line %s', async (_, env, reason) => {
    const { code, said } = await stage.checkout.run('deploy', ['dev'], { env });
    expect({ code, lines: said.trimEnd().split('\n') }).toEqual({ code: 1, lines: [expect.stringMatching(reason)] });
    expect(stage.aws.actions()).toEqual([]);
  });

  test('refuses the placeholder account without a request to AWS', async () => {
    const unedited = makeCheckout(stage.aws, null);
    const { code, said } = await unedited.run('deploy', ['dev']);
    unedited.remove();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^La cuenta de 'dev'.*es 000000000000/) });
    expect(stage.aws.actions()).toEqual([]);
  });
});
