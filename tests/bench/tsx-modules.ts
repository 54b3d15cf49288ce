/**
 * Lets this process import the components of public pages, which the publisher renders: Node itself leaves out types, but
 * does not know JSX. Imported before anything that imports them.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

// React's development build would take several times as long.
process.env.NODE_ENV = 'production';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), { loader: 'tsx', jsx: 'automatic' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
