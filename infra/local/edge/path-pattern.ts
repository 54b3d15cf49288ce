/** CloudFront's path patterns, which may leave out the first slash. */
import { wildcardPattern } from '../template/wildcards.ts';

export function pathMatcher(pattern: string): (path: string) => boolean {
  const expression = wildcardPattern(pattern.replace(/^\/?/, '/'));
  return (path) => expression.test(path);
}
