/**
 * `npm run smoke -- <environment> [--url <site> --api-url <API>] [--any-commit]`: checks with requests such as a browser's that a
 * running environment works; stores nothing but one failed sign-in attempt.
 */
import { OperatorError } from '../local/operator-error.ts';
import { readOutputs } from './account/outputs.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { requireHealthySite } from './smoke/require-healthy-site.ts';

const text = { type: 'string' } as const;

await runTask(async () => {
  const { environment, options } = readTaskArguments(
    {
      task: 'smoke',
      options: { url: text, 'api-url': text, 'any-commit': { type: 'boolean' } },
      optionsUsage: '[--url <sitio> --api-url <API sin CloudFront>] [--any-commit]',
      worksLocally: true,
    },
    process.argv.slice(2),
  );
  const { url: SiteUrl, 'api-url': ApiUrl, 'any-commit': acceptsAnyCommit = false } = options;
  if ((SiteUrl === undefined) !== (ApiUrl === undefined))
    throw new OperatorError('--url y --api-url van juntas: una es la dirección del sitio, la otra la de la API.');
  for (const address of [SiteUrl, ApiUrl].filter((it) => it !== undefined))
    if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw new OperatorError(`'${address}' no es una dirección: tiene que empezar con https://.`);
  const outputs = SiteUrl && ApiUrl ? { SiteUrl, ApiUrl } : await readOutputs(environment, ['SiteUrl', 'ApiUrl']);
  await requireHealthySite(outputs, { staleSiteTimeoutMs: 0, acceptsAnyCommit });
  console.info(`Listo: ${outputs.SiteUrl} funciona.`);
});
