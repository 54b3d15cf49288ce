/** Details of `npm run deploy` besides the order of its steps: the edge's secret, the question, failing steps. */
import { describe, expect, test } from 'vitest';
import { ownRegion } from '../checkout.ts';
import { openTestDeployment } from '../test-deployment.ts';

const stage = openTestDeployment();

describe('npm run deploy', () => {
  test('creates an edge secret of 32 random bytes once, and never prints it', async () => {
    const first = await stage.checkout.run('deploy', ['dev']);
    const [secret = ''] = stage.aws.secretVersions;
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const put = stage.aws.journal.find(({ action }) => action === 'ssm PutParameter');
    expect(put?.input).toMatchObject({ Name: '/torneo/dev/edge-secret', Type: 'String', Overwrite: false });
    const second = await stage.checkout.run('deploy', ['dev']);
    expect(stage.aws.secretVersions).toHaveLength(1);
    for (const { said } of [first, second]) expect(said).not.toContain(secret);
  });

  test('asks before it writes if there is a terminal, but not with --yes', async () => {
    // Makes stdin and stdout look like terminals, although the answers are piped in.
    const terminal = 'data:text/javascript,process.stdin.isTTY=true;process.stdout.isTTY=true';
    const env = { NODE_OPTIONS: `--import=${terminal}` };
    const refused = await stage.checkout.run('deploy', ['dev'], { env, input: 'n\n' });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/¿Desplegar estos cambios en torneo-dev\?[\s\S]*No se desplegó nada\.\n$/);
    expect((await stage.checkout.run('deploy', ['dev'], { env, input: '' })).code).toBe(1);
    expect(stage.aws.writes()).toEqual([]);
    expect((await stage.checkout.run('deploy', ['dev'], { env, input: 's\n' })).code).toBe(0);
    const confirmed = await stage.checkout.run('deploy', ['dev', '--yes'], { env });
    expect(confirmed).toEqual({ code: 0, said: expect.not.stringContaining('¿Desplegar') });
  });

  test('deploys into the environment’s region whatever AWS_REGION says', async () => {
    const env = { AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-west-1' };
    expect((await stage.checkout.run('deploy', ['dev'], { env })).code).toBe(0);
    const regions = stage.aws.journal.map(({ action, region, input }) =>
      action.startsWith('cdk') ? input.AWS_REGION : region,
    );
    expect(new Set(regions)).toEqual(new Set([ownRegion]));
  });

  test.each([
    ['diff', 5, 'diferencias', 'No se escribió nada en AWS.'],
    ['deploy', 7, 'desplegar', 'CloudFormation deja torneo-dev como estaba antes.'],
  ])(
    'ends with the exit code of a failing cdk %s, and says which step failed and what is in place',
    async (command, exitCode, step, standing) => {
      stage.aws.cdk.exitCodes = { [command]: exitCode };
      const { code, said } = await stage.checkout.run('deploy', ['dev']);
      expect(code).toBe(exitCode);
      expect(said).toContain(
        `El despliegue se detuvo en '${step}': cdk ${command} terminó con ${exitCode}.\n${standing}`,
      );
      expect(said).toContain('Para seguir: npm run deploy -- dev.');
      expect(stage.aws.actions()).not.toContain('lambda Invoke');
      expect(stage.aws.actions()).not.toContain('ssm LabelParameterVersion');
    },
  );

  test('shows the progress of publishing, and the same command goes on after an interruption', async () => {
    const ofTotal = { total: 140, failed: [] };
    stage.aws.reconcileAnswers = [
      { ...ofTotal, step: 1, done: 40, isFinished: false },
      { ...ofTotal, step: 2, done: 80, isFinished: false },
      { errorMessage: 'out of memory' },
    ];
    const broken = await stage.checkout.run('deploy', ['dev']);
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(
      /40 de 140 partes publicadas\n {2}80 de 140 partes publicadas\n[\s\S]*torneo-dev-reconcile falló: out of memory\ntorneo-dev ya está desplegado\./,
    );
    expect(broken.said).toContain('npm run reconcile -- dev');
    stage.aws.reconcileAnswers = [{ ...ofTotal, step: 3, done: 140, isFinished: true }];
    const resumed = await stage.checkout.run('reconcile', ['dev']);
    expect({ code: resumed.code, said: resumed.said }).toEqual({
      code: 0,
      said: expect.stringContaining('140 de 140'),
    });
    const calls = stage.aws.journal.filter(({ action }) => action === 'lambda Invoke').map(({ input }) => input);
    const functionName = 'torneo-dev-reconcile';
    const siteUrl = stage.app.url;
    expect(calls).toEqual([
      { ask: 'everything', siteUrl, functionName },
      { ask: 'progress', functionName },
      { ask: 'progress', functionName },
      { ask: 'everything', siteUrl, functionName },
    ]);
  });

  test('fails when something could not be published, and names at most twenty of it', async () => {
    const failed = ['4', 'ALL', 'MATCH#7', ...Array.from({ length: 22 }, (_, at) => `TEAM#${at}`)];
    stage.aws.reconcileAnswers = [{ step: 1, done: 30, total: 30, isFinished: true, failed }];
    const { code, said } = await stage.checkout.run('deploy', ['dev']);
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringContaining('No se pudo publicar: torneo 4, la portada y las listas, partido 7, equipo 0, '),
    });
    expect(said).toContain('equipo 16 y 5 más.');
  });

  test('ends with the causes of a failing smoke test, and says how to roll back', async () => {
    // The edge's URL stands in for an API that answers everybody.
    stage.aws.cdk.outputs = { 'torneo-dev': { ...stage.outputs, ApiUrl: stage.app.url } };
    const { code, said } = await stage.checkout.run('deploy', ['dev']);
    expect(code).toBe(1);
    expect(said).toMatch(
      /se detuvo en 'comprobar': [\s\S]*abierta a todos[\s\S]*para volver atrás, npm run deploy -- dev desde el commit anterior/,
    );
  });
});
