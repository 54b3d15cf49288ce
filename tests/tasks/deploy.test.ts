/** `npm run deploy` with a fake CDK and stubs of AWS, always without a terminal. */
import { describe, expect, test } from 'vitest';
import { openTestDeployment } from './test-deployment.ts';

const stage = openTestDeployment();

describe('npm run deploy', () => {
  test('takes the steps in order without a terminal, and writes nothing before the differences are shown', async () => {
    const { code, said } = await stage.checkout.run('deploy', ['dev']);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Listo: ${stage.app.url}`) });
    const actions = stage.aws.actions();
    expect(actions[0]).toBe('sts GetCallerIdentity');
    expect(stage.aws.writes()).toEqual([
      'ssm PutParameter',
      'cdk deploy',
      'ssm LabelParameterVersion',
      'lambda Invoke',
    ]);
    expect(actions.indexOf('cdk diff')).toBeLessThan(actions.indexOf('ssm PutParameter'));
    expect(said).toMatch(/✓ la API responde/);
  });
});
