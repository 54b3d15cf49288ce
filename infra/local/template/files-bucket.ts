/** Reads the bucket of uploads and logos in the template: who may put files from a browser, and how long files stay. */
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface CorsRule {
  /** `*` stands for any text. */
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  /** In lower case. */
  readonly headers: readonly string[];
  readonly maxAge: number | undefined;
}

export interface ExpiryRule {
  readonly prefix: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly days: number;
}

export interface FilesBucket {
  readonly logicalId: string;
  readonly cors: readonly CorsRule[];
  readonly expiry: readonly ExpiryRule[];
}

/** The one bucket that browsers put files into. */
export function filesBucketOf(template: Template): FilesBucket {
  const [found, ...others] = resourcesOf(template, 'AWS::S3::Bucket').filter(
    ({ properties }) => properties.CorsConfiguration,
  );
  if (!found || others.length > 0) throw new Error('The local host runs exactly one bucket with CORS rules');
  const { CorsConfiguration, LifecycleConfiguration } = found.properties;
  return {
    logicalId: found.logicalId,
    cors: CorsConfiguration.CorsRules.map(corsRuleOf),
    expiry: (LifecycleConfiguration?.Rules ?? []).flatMap(expiryRuleOf),
  };
}

function corsRuleOf(rule: Resource['Properties']): CorsRule {
  return {
    origins: rule.AllowedOrigins,
    methods: rule.AllowedMethods,
    headers: (rule.AllowedHeaders ?? []).map((name: string) => name.toLowerCase()),
    maxAge: rule.MaxAge,
  };
}

function expiryRuleOf({
  Status,
  Id,
  Prefix,
  TagFilters,
  ExpirationInDays,
  AbortIncompleteMultipartUpload: _none,
  ...others
}: Resource['Properties']): ExpiryRule[] {
  if (Object.keys(others).length > 0 || Status !== 'Enabled') {
    throw new Error(`The local host does not know ${Object.keys(others).join(', ') || Status} in the rule ${Id}`);
  }
  if (!ExpirationInDays) return [];
  const tags = (TagFilters ?? []).map(({ Key, Value }: { Key: string; Value: string }) => [Key, Value]);
  return [{ prefix: Prefix ?? '', tags: Object.fromEntries(tags), days: ExpirationInDays }];
}
