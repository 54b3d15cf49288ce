/** CloudFront's path patterns: `*` is any text, `?` one character, everything else itself; case counts. */

export function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^\/?/, '/')
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}
