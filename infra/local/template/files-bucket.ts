/** Reads the template's bucket of uploads and logos: from where browsers may upload files, and when files expire. */
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface CorsRule {
  /** Sites that may upload; `*` stands for any text. */
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  /** Names of the request headers allowed, in lower case. */
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

/** The bucket to which browsers upload files: the one with CORS rules. Throws unless there is exactly one. */
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

function expiryRuleOf({ Status, Id, Prefix, TagFilters, ExpirationInDays }: Resource['Properties']): ExpiryRule[] {
  if (Status !== 'Enabled') throw new Error(`The local host does not know the status ${Status} of the rule ${Id}`);
  if (!ExpirationInDays) return [];
  const tags = (TagFilters ?? []).map(({ Key, Value }: { Key: string; Value: string }) => [Key, Value]);
  return [{ prefix: Prefix ?? '', tags: Object.fromEntries(tags), days: ExpirationInDays }];
}
