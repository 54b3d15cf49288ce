/** The wildcards of IAM and CloudFront: `*` matches any text, slashes too, `?` any one character, the rest only itself. */
export function wildcardPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's');
}
