/**
 * `npm run rotate-edge-secret -- <environment> [--deploy]`: creates a new version of the secret between CloudFront and
 * the API, which takes effect with the next deployment.
 */
import { EdgeSecret } from './account/edge-secret.ts';
import { verifyAccount } from './account/verify-account.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { deployEnvironment } from './deploy/deploy-environment.ts';

await runTask(async () => {
  const { environment, options } = readTaskArguments(
    { task: 'rotate-edge-secret', options: { deploy: { type: 'boolean' } }, optionsUsage: '[--deploy]' },
    process.argv.slice(2),
  );
  const version = await new EdgeSecret(await verifyAccount(environment), environment).rotate();
  console.info(`Versión ${version} de la clave entre CloudFront y la API: se usa desde el próximo despliegue.`);
  if (options.deploy) await deployEnvironment(environment, { isConfirmed: true });
  else console.info(`Ahora: npm run deploy -- ${environment.name}`);
});
