/** `npm run deploy` with a fake CDK and stubs of STS, SSM and Lambda, always without a terminal. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AwsStub } from './aws-stub.ts';
import { type Checkout, makeCheckout, ownRegion } from './checkout.ts';
import { type DeploymentStage, startDeploymentStage } from './deployment-stage.ts';

let stage: DeploymentStage;
let aws: AwsStub;
let checkout: Checkout;
beforeAll(async () => {
  stage = await startDeploymentStage();
  ({ aws, checkout } = stage);
});
afterAll(() => stage.stop());
beforeEach(() => stage.reset());

const isWrite = (action: string) => !/GetCallerIdentity|GetParameter|cdk diff/.test(action);

describe('npm run deploy', () => {
  test('takes every step in its order without a terminal, and writes nothing before the differences are shown', async () => {
    const { code, said } = await checkout.run('deploy', ['dev']);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Listo: ${stage.app.url}`) });
    const actions = aws.actions();
    expect(actions[0]).toBe('sts GetCallerIdentity');
    expect(actions.filter((action) => isWrite(action) || action === 'cdk diff')).toEqual([
      'cdk diff',
      'ssm PutParameter',
      'cdk deploy',
      'ssm LabelParameterVersion',
      'lambda Invoke',
    ]);
    expect(stage.cdkCalls('diff')).toEqual([['diff', '-c', 'env=dev', '-c', 'edgeSecretVersion=1']]);
    const approval = ['--require-approval', 'never', '--outputs-file', stage.outputsFile];
    expect(stage.cdkCalls('deploy')).toEqual([['deploy', ...approval, '-c', 'env=dev', '-c', 'edgeSecretVersion=1']]);
    expect(said).toMatch(/✓ la API responde/);
  });

  test('makes an edge secret of 32 random bytes, prints it nowhere, and keeps it', async () => {
    const first = await checkout.run('deploy', ['dev']);
    const [secret = ''] = aws.secretVersions;
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const put = aws.journal.find(({ action }) => action === 'ssm PutParameter');
    expect(put?.input).toMatchObject({ Name: '/torneo/dev/edge-secret', Type: 'String', Overwrite: false });
    const second = await checkout.run('deploy', ['dev']);
    expect(aws.secretVersions).toHaveLength(1);
    for (const { said } of [first, second]) expect(said).not.toContain(secret);
  });

  test('asks before it writes where there is a terminal, and not with --yes', async () => {
    // Makes both ends of the command look like a terminal; the answers are piped in all the same.
    const terminal = 'data:text/javascript,process.stdin.isTTY=true;process.stdout.isTTY=true';
    const env = { NODE_OPTIONS: `--import=${terminal}` };
    const refused = await checkout.run('deploy', ['dev'], { env, input: 'n\n' });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/¿Desplegar estos cambios en torneo-dev\?[\s\S]*No se desplegó nada\.\n$/);
    expect((await checkout.run('deploy', ['dev'], { env, input: '' })).code).toBe(1);
    expect(aws.actions().filter(isWrite)).toEqual([]);
    expect((await checkout.run('deploy', ['dev'], { env, input: 's\n' })).code).toBe(0);
    const confirmed = await checkout.run('deploy', ['dev', '--yes'], { env });
    expect(confirmed).toEqual({ code: 0, said: expect.not.stringContaining('¿Desplegar') });
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
    aws.caller = caller;
    for (const task of ['deploy', 'bootstrap']) {
      const { code, said } = await checkout.run(task, ['dev']);
      expect({ task, code, lines: said.trimEnd().split('\n') }).toEqual({
        task,
        code: 1,
        lines: [expect.stringMatching(reason)],
      });
      expect(said).toContain('AWS_PROFILE');
    }
    expect(new Set(aws.actions())).toEqual(new Set(['sts GetCallerIdentity']));
  });

  test.each([
    ['that there are no credentials', { AWS_ACCESS_KEY_ID: undefined }, /^No hay credenciales de AWS: .*AWS_PROFILE/],
    [
      'that the profile is unknown',
      { AWS_PROFILE: 'liga', AWS_ACCESS_KEY_ID: undefined },
      /^El perfil de AWS 'liga' no da credenciales.*AWS_PROFILE/,
    ],
  ])('says in one line %s', async (_, env, reason) => {
    const { code, said } = await checkout.run('deploy', ['dev'], { env });
    expect({ code, lines: said.trimEnd().split('\n') }).toEqual({ code: 1, lines: [expect.stringMatching(reason)] });
    expect(aws.actions()).toEqual([]);
  });

  test('refuses the account that nobody has, without asking AWS', async () => {
    const unedited = makeCheckout(aws, null);
    const { code, said } = await unedited.run('deploy', ['dev']);
    unedited.remove();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^La cuenta de 'dev'.*es 000000000000/) });
    expect(aws.actions()).toEqual([]);
  });

  test('deploys into the environment’s region whatever AWS_REGION says', async () => {
    const env = { AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-west-1' };
    expect((await checkout.run('deploy', ['dev'], { env })).code).toBe(0);
    const regions = aws.journal.map(({ action, region, input }) =>
      action.startsWith('cdk') ? input.AWS_REGION : region,
    );
    expect(new Set(regions)).toEqual(new Set([ownRegion]));
  });

  test.each([
    ['diff', 5, 'diferencias', 'No se escribió nada en AWS.'],
    ['deploy', 7, 'desplegar', 'CloudFormation deja torneo-dev como estaba antes.'],
  ])(
    'ends with the exit code of a failing cdk %s, its step and what stands',
    async (command, exitCode, step, standing) => {
      aws.cdk.exitCodes = { [command]: exitCode };
      const { code, said } = await checkout.run('deploy', ['dev']);
      expect(code).toBe(exitCode);
      expect(said).toContain(
        `El despliegue se detuvo en '${step}': cdk ${command} terminó con ${exitCode}.\n${standing}`,
      );
      expect(said).toContain('Para seguir: npm run deploy -- dev.');
      expect(aws.actions()).not.toContain('lambda Invoke');
      expect(aws.actions()).not.toContain('ssm LabelParameterVersion');
    },
  );

  test('shows the progress of publishing, and continues the same run after it broke off', async () => {
    const total = { run: 'x', total: 140, failed: [] };
    aws.reconcileAnswers = [
      { ...total, done: 40, isFinished: false },
      { ...total, done: 80, isFinished: false },
      { errorMessage: 'out of memory' },
    ];
    const broken = await checkout.run('deploy', ['dev']);
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(
      /40 de 140 repasados\n {2}80 de 140 repasados\n[\s\S]*torneo-dev-reconcile falló: out of memory\ntorneo-dev ya está desplegado\./,
    );
    expect(broken.said).toContain('npm run reconcile -- dev');
    aws.reconcileAnswers = [{ ...total, done: 140, isFinished: true }];
    const resumed = await checkout.run('reconcile', ['dev']);
    expect({ code: resumed.code, said: resumed.said }).toEqual({
      code: 0,
      said: expect.stringContaining('140 de 140'),
    });
    const calls = aws.journal.filter(({ action }) => action === 'lambda Invoke').map(({ input }) => input);
    expect(calls).toHaveLength(4);
    for (const call of calls) {
      expect(call).toMatchObject({ functionName: 'torneo-dev-reconcile', seconds: expect.any(Number) });
      expect(call.run).toBe(calls[0]?.run);
    }
  });

  test('fails when documents could not be published, or when publishing does not move', async () => {
    aws.reconcileAnswers = [{ run: 'x', done: 9, total: 9, isFinished: true, failed: [4, 'ALL'] }];
    expect((await checkout.run('deploy', ['dev'])).said).toContain('No se pudo publicar: torneo 4, ALL.');
    aws.reconcileAnswers = [{ run: 'x', done: 4, total: 9, isFinished: false, failed: [] }];
    const { code, said } = await checkout.run('reconcile', ['dev']);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('no avanza de 4 de 9') });
  });

  test('ends with the causes of a failing smoke test, and says how to go back', async () => {
    // The edge's own address stands for an API that answers everybody.
    aws.cdk.outputs = { 'torneo-dev': { ...stage.outputs, ApiUrl: stage.app.url } };
    const { code, said } = await checkout.run('deploy', ['dev']);
    expect(code).toBe(1);
    expect(said).toMatch(
      /se detuvo en 'comprobar': [\s\S]*abierta a todos[\s\S]*para volver atrás, npm run deploy -- dev desde el commit anterior/,
    );
  });
});
