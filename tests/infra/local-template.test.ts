/** The checked-in template of this machine, beside the stack; `vitest -u` writes it anew. */
import { expect, test } from 'vitest';
import { localTemplateFile } from '#infra/local/local-template.ts';
import { synthesizeStack } from './synthesized.ts';

test('the checked-in template of this machine is what the stack synthesizes', async () => {
  const { template } = await synthesizeStack('local');
  const withoutCode = (name: string, value: unknown) => (name === 'FunctionCode' ? '' : value);
  const lineOf = ([id, resource]: [string, object]) => `"${id}":${JSON.stringify(resource, withoutCode)}`;
  const resources = Object.entries(template.Resources).map(lineOf);
  await expect(`{"Resources":{\n${resources.join(',\n')}\n}}\n`).toMatchFileSnapshot(localTemplateFile);
});
