/** Reads the template's two buckets: from where browsers may upload files, and when files expire. */
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

export interface BucketSettings {
  readonly logicalId: string;
  readonly cors: readonly CorsRule[];
  readonly expiry: readonly ExpiryRule[];
}

export interface Buckets {
  /** Uploads and logos: the bucket to which browsers upload, so the one with CORS rules. */
  readonly files: BucketSettings;
  /** The built site and the published pages. */
  readonly site: BucketSettings;
}

/** Throws unless the template has exactly these two buckets. */
export function bucketsOf(template: Template): Buckets {
  const all = resourcesOf(template, 'AWS::S3::Bucket').map(bucketSettingsOf);
  const [files, ...otherFiles] = all.filter(({ cors }) => cors.length > 0);
  const [site, ...otherSites] = all.filter(({ cors }) => cors.length === 0);
  if (!files || !site || otherFiles.length > 0 || otherSites.length > 0) {
    throw new Error('The local host runs exactly one bucket with CORS rules and one without');
  }
  return { files, site };
}

function bucketSettingsOf({ logicalId, properties }: ReturnType<typeof resourcesOf>[number]): BucketSettings {
  const { CorsConfiguration, LifecycleConfiguration } = properties;
  return {
    logicalId,
    cors: (CorsConfiguration?.CorsRules ?? []).map(corsRuleOf),
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
