/**
 * The environments that the application is deployed to, and everything that differs between them. A federation edits
 * this file once, before its first deployment: accounts, domain, mail addresses, budget.
 */

export interface Environment {
  readonly name: 'local' | 'dev' | 'staging' | 'prod';
  /** False for `local`, whose stack runs on one machine instead of AWS. */
  readonly onAws: boolean;
  /**
   * The beginning of every resource's name. Two federations that share an AWS account need different prefixes, so that
   * neither replaces what the other deployed.
   */
  readonly prefix: string;
  /** The AWS account, 12 digits. No command writes anything with credentials of another account. */
  readonly account: string;
  /** The AWS region of everything but CloudFront, as in `sa-east-1`. */
  readonly region: string;
  /** Whether data outlives the stack and is protected against deletion; if so, `npm run destroy` refuses. */
  readonly keepsData: boolean;
  /** Whether the table can be restored to any second of the last 35 days. */
  readonly pointInTimeRecovery: boolean;
  /** The federation's own domain, if it has one; CloudFront requires its certificate in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** Whether browsers must use https for all subdomains of the domain, too, including those on other servers. */
  readonly hstsIncludesSubdomains: boolean;
  /** The e-mail address for alarms and the budget's warnings; its owner must confirm the subscription. */
  readonly alarmEmail?: string;
  /** US dollars a month for the whole account; at 80 % of it, a warning is sent to `alarmEmail`. */
  readonly monthlyBudgetUsd: number;
  /**
   * The sender of password codes, verified in Amazon SES. Without it, Cognito sends about 50 mails a day from an
   * address of its own.
   */
  readonly mail?: {
    readonly from: string;
    readonly fromName: string;
    /** The region in which SES verified the address or its domain. */
    readonly sesRegion: string;
    /** The domain of `from`, if SES verified the domain (as DKIM requires) instead of the address alone. */
    readonly verifiedDomain?: string;
  };
  /**
   * Throttle of each route of the API, refused requests that bypass CloudFront included: what a flood may cost, not what
   * one user may do.
   */
  readonly throttle: { readonly perSecond: number; readonly burst: number };
  /**
   * How many attempts of each kind (logins, forgotten passwords, codes, password changes, sheet links) may fail within
   * `windowMinutes`, from one network: an IPv4 address, or an IPv6 /64.
   */
  readonly attempts: {
    /** Failed attempts for one e-mail address or, with sheet links, one match. */
    readonly perAddress: number;
    /** Failed attempts for all of them together; more, because many phones share a network. */
    readonly perIp: number;
    readonly windowMinutes: number;
    /**
     * Milliseconds that a failed attempt takes at least, so that its duration does not reveal whether an e-mail has an
     * account.
     */
    readonly shortestMs: number;
  };
  /**
   * How fast one coach, Planillero or sheet link may write, so that nobody delays what others see: `perMinute` in the long
   * run, and `burst` at once, as a phone does that was without a connection. Administrators are not limited.
   */
  readonly userWrites: { readonly perMinute: number; readonly burst: number };
  readonly logRetentionDays: 7 | 30 | 90;
  /** Whether the API logs a line for each request, besides those of the Lambdas. */
  readonly accessLogs: boolean;
  /** Whether X-Ray records what each request spent its time on. */
  readonly tracing: boolean;
  /** ARN of an AWS WAF web ACL in us-east-1, for example with a rule that limits the requests of one IP. */
  readonly webAclArn?: string;
}

const defaults = {
  onAws: true,
  prefix: 'torneo',
  // A placeholder, which the commands refuse: whoever deploys writes their own account here.
  account: '000000000000',
  region: 'sa-east-1',
  pointInTimeRecovery: true,
  hstsIncludesSubdomains: false,
  monthlyBudgetUsd: 10,
  throttle: { perSecond: 1000, burst: 2000 },
  attempts: { perAddress: 10, perIp: 100, windowMinutes: 15, shortestMs: 500 },
  userWrites: { perMinute: 120, burst: 40 },
  accessLogs: false,
  tracing: false,
} satisfies Partial<Environment>;

type EnvironmentSettings = Omit<Environment, 'name'>;

const environments: { readonly [Name in Environment['name']]: EnvironmentSettings } = {
  local: {
    ...defaults,
    onAws: false,
    region: 'us-east-1',
    keepsData: false,
    pointInTimeRecovery: false,
    logRetentionDays: 7,
    // The demo data and the tests write faster than people do.
    throttle: { perSecond: 5000, burst: 5000 },
  },
  dev: { ...defaults, keepsData: false, logRetentionDays: 7 },
  staging: { ...defaults, keepsData: true, logRetentionDays: 30 },
  prod: { ...defaults, keepsData: true, logRetentionDays: 90 },
};

export const environmentNames = Object.keys(environments) as Environment['name'][];

/** The settings of the environment that `-c env=…` names, `dev` by default. Throws for an unknown name. */
export function environmentNamed(name: unknown = 'dev'): Environment {
  const known = environmentNames.find((candidate) => candidate === name);
  if (!known) {
    throw new Error(
      `Unknown environment ${JSON.stringify(name)}: choose one of ${environmentNames.join(', ')} with -c env=<name>`,
    );
  }
  return requireValidEnvironment({ name: known, ...environments[known] });
}

/**
 * Returns the environment; throws an Error that names every setting that cannot be deployed.
 *
 * @internal
 */
export function requireValidEnvironment(environment: Environment): Environment {
  const mistakes = settingRules
    .filter(({ isMet }) => !isMet(environment))
    .map(({ setting, requirement }) => `  ${setting}: ${requirement}`);
  if (mistakes.length === 0) return environment;
  throw new Error(`infra/environments.ts, ${environment.name}:\n${mistakes.join('\n')}`);
}

interface SettingRule {
  readonly setting: string;
  /** What the setting has to be, in Spanish: `npm run deploy` prints it. */
  readonly requirement: string;
  readonly isMet: (environment: Environment) => boolean;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const regionPattern = /^[a-z]{2}(-[a-z]+)+-\d$/;
const isArnInUsEast1 = (arn: string, service: string): boolean => arn.startsWith(`arn:aws:${service}:us-east-1:`);

const settingRules: readonly SettingRule[] = [
  {
    setting: 'prefix',
    // Lambda allows names of 64 characters, and `-staging-matchevents` takes 20 of them.
    requirement: 'minúsculas, dígitos y guiones, de 2 a 20, con una letra al comienzo, que no empiece con aws ni ssm',
    isMet: ({ prefix }) => /^(?!aws|ssm)[a-z](-?[a-z0-9]){1,19}$/.test(prefix) && prefix.length <= 20,
  },
  {
    setting: 'account',
    requirement: 'los 12 dígitos de una cuenta de AWS',
    isMet: ({ account }) => /^\d{12}$/.test(account),
  },
  {
    setting: 'region',
    requirement: 'una región de AWS, como sa-east-1',
    isMet: ({ region }) => regionPattern.test(region),
  },
  {
    setting: 'domain.name',
    requirement: 'un nombre de dominio sin https:// ni ruta',
    isMet: ({ domain }) => !domain || /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain.name),
  },
  {
    setting: 'domain.certificateArn',
    requirement: 'el ARN de un certificado de us-east-1, la única región cuyos certificados acepta CloudFront',
    isMet: ({ domain }) => !domain || isArnInUsEast1(domain.certificateArn, 'acm'),
  },
  {
    setting: 'alarmEmail',
    requirement: 'un correo electrónico',
    isMet: ({ alarmEmail }) => alarmEmail === undefined || emailPattern.test(alarmEmail),
  },
  {
    setting: 'monthlyBudgetUsd',
    requirement: 'más que 0',
    isMet: ({ monthlyBudgetUsd }) => monthlyBudgetUsd > 0,
  },
  {
    setting: 'mail.from',
    requirement: 'un correo electrónico',
    isMet: ({ mail }) => !mail || emailPattern.test(mail.from),
  },
  {
    setting: 'mail.sesRegion',
    requirement: 'una región de AWS, como sa-east-1',
    isMet: ({ mail }) => !mail || regionPattern.test(mail.sesRegion),
  },
  {
    setting: 'mail.verifiedDomain',
    requirement: 'lo que está después de la @ en mail.from',
    isMet: ({ mail }) => mail?.verifiedDomain === undefined || mail.from.endsWith(`@${mail.verifiedDomain}`),
  },
  {
    setting: 'throttle',
    requirement: 'números enteros mayores que 0, y burst no menor que perSecond',
    isMet: ({ throttle: { perSecond, burst } }) =>
      Number.isInteger(perSecond) && Number.isInteger(burst) && perSecond > 0 && burst >= perSecond,
  },
  {
    setting: 'userWrites',
    requirement: 'números enteros mayores que 0',
    isMet: ({ userWrites: { perMinute, burst } }) => [perMinute, burst].every((n) => Number.isInteger(n) && n > 0),
  },
  {
    setting: 'webAclArn',
    requirement: 'el ARN de una web ACL de us-east-1, la única región cuyas web ACL acepta CloudFront',
    isMet: ({ webAclArn }) => webAclArn === undefined || isArnInUsEast1(webAclArn, 'wafv2'),
  },
];

/** The name of the environment's stack, and the beginning of its resources' names: `torneo-dev`. */
export const stackNameOf = ({ prefix, name }: Pick<Environment, 'prefix' | 'name'>): string => `${prefix}-${name}`;

/** The name of a resource that is unique in its account and region, as in `torneo-dev-teams`. */
export const regionalNameOf = (environment: Environment, part: string): string => `${stackNameOf(environment)}-${part}`;

/**
 * The name of a resource that is unique in its account over all regions, as CloudFront's policies, dashboards and
 * budgets are: `torneo-dev-sa-east-1-site`.
 */
export const globalNameOf = (environment: Environment, part: string): string =>
  `${stackNameOf(environment)}-${environment.region}-${part}`;

/**
 * The name of the SSM parameter with the secret that CloudFront sends to the API: `/torneo/dev/edge-secret`. The
 * parameter is in the environment's region and is not part of the stack.
 */
export const edgeSecretParameterOf = ({ prefix, name }: Pick<Environment, 'prefix' | 'name'>): string =>
  `/${prefix}/${name}/edge-secret`;
