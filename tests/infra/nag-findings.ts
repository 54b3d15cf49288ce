/** The findings of cdk-nag that are accepted, each with the reason. A finding that is not listed here fails a test. */

interface AcceptedFinding {
  readonly rule: string;
  readonly reason: string;
  /** Construct paths below the stack; `*` stands for one part of a path. */
  readonly at: readonly string[];
}

const siteCopier = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB';
const siteCopierPolicy = `${siteCopier}/ServiceRole/DefaultPolicy/Resource`;
const partOfTheCdk = 'The Lambda that copies the site is the CDK’s own, with the permissions that the CDK gives it.';
const filesByName = 'Objects are named by what they hold, so a folder is the smallest set that can be granted.';
const failureQueues = ['publisher', 'logocleanup', 'reconcile'].map((name) => `Api/${name}/Failures/Resource`);

export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    rule: 'AwsSolutions-APIG1',
    reason: 'The setting accessLogs; off by default, because every request is then paid a second time.',
    at: ['Api/HttpApi/DefaultStage/Resource'],
  },
  {
    rule: 'AwsSolutions-APIG4',
    reason: 'The Lambdas authorize: fans read without an account, and an authorizer of API Gateway cannot be optional.',
    at: ['Api/HttpApi/*/Resource'],
  },
  {
    rule: 'AwsSolutions-CFR1',
    reason: 'Whoever has the link may read, wherever they are.',
    at: ['Web/Distribution/Resource'],
  },
  {
    rule: 'AwsSolutions-CFR2',
    reason: 'The setting webAclArn; a web ACL costs at least 5 $ a month.',
    at: ['Web/Distribution/Resource'],
  },
  {
    rule: 'AwsSolutions-CFR3',
    reason: 'Access logs of CloudFront hold the IPs of fans; what an operator needs is in the metrics.',
    at: ['Web/Distribution/Resource'],
  },
  {
    rule: 'AwsSolutions-CFR4',
    reason: 'CloudFront’s own certificate fixes the oldest TLS version; with the setting domain it is 1.2.',
    at: ['Web/Distribution/Resource'],
  },
  {
    rule: 'AwsSolutions-COG1',
    reason: 'Ten characters with upper case, lower case and digits; a symbol makes people write passwords down.',
    at: ['Identity/UserPool/Resource'],
  },
  {
    rule: 'AwsSolutions-COG2',
    reason: 'Coaches sign in at the pitch, with the phone that would be their second factor.',
    at: ['Identity/UserPool/Resource'],
  },
  {
    rule: 'AwsSolutions-COG8',
    reason: 'The plan PLUS is paid for each user; attempts are counted by the auth Lambda.',
    at: ['Identity/UserPool/Resource'],
  },
  {
    rule: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    reason: partOfTheCdk,
    at: [`${siteCopier}/ServiceRole/Resource`],
  },
  ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((action) => ({
    rule: `AwsSolutions-IAM5[Action::${action}]`,
    reason: partOfTheCdk,
    at: [siteCopierPolicy],
  })),
  ...['arn:aws:s3:::cdk-hnb659fds-assets-<account>-<region>/*', '<Site.Arn>/*'].map((resource) => ({
    rule: `AwsSolutions-IAM5[Resource::${resource}]`,
    reason: partOfTheCdk,
    at: [siteCopierPolicy],
  })),
  {
    rule: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Calls that AWS grants for all resources only: traces of X-Ray, and the invalidation of the site.',
    at: ['Api/*/Role/DefaultPolicy/Resource', siteCopierPolicy],
  },
  ...['uploads', 'logos'].map((folder) => ({
    rule: `AwsSolutions-IAM5[Resource::<Files.Arn>/${folder}/*]`,
    reason: filesByName,
    at: [...(folder === 'logos' ? ['pages', 'teams', 'settings', 'logocleanup'] : []), 'upload'].map(
      (name) => `Api/${name}/Role/DefaultPolicy/Resource`,
    ),
  })),
  {
    rule: 'AwsSolutions-IAM5[Resource::<Site.Arn>/paginas/*]',
    reason: filesByName,
    at: ['Api/publisher/Role/DefaultPolicy/Resource'],
  },
  {
    rule: 'AwsSolutions-L1',
    reason: partOfTheCdk,
    at: [`${siteCopier}/Resource`],
  },
  {
    rule: 'AwsSolutions-S1',
    reason: 'Both buckets are private: CloudFront reads them, and our Lambdas’ calls are in their logs.',
    at: ['Files/Bucket/Resource', 'Site/Bucket/Resource'],
  },
  {
    rule: 'AwsSolutions-SQS3',
    reason: 'These queues are where failures end; their alarms are raised by the first message.',
    at: failureQueues,
  },
  {
    rule: 'Serverless-APIGWAccessLogging',
    reason: 'The setting accessLogs, as AwsSolutions-APIG1.',
    at: ['Api/HttpApi/DefaultStage/Resource'],
  },
  {
    rule: 'Serverless-LambdaDLQ',
    reason: 'For events that nobody waits for: reconcile and the stream’s Lambdas have failure destinations instead.',
    at: ['Api/*/Function/Resource', `${siteCopier}/Resource`],
  },
  {
    rule: 'Serverless-LambdaLatestVersion',
    reason: partOfTheCdk,
    at: [`${siteCopier}/Resource`],
  },
  {
    rule: 'Serverless-LambdaTracing',
    reason: 'The setting tracing; off by default, because traces are paid for each request.',
    at: ['Api/*/Function/Resource', `${siteCopier}/Resource`],
  },
  {
    rule: 'Serverless-SNSRedrivePolicy',
    reason: 'An alarm whose mail fails is still seen on the dashboard.',
    at: ['Monitoring/Topic/*/Resource'],
  },
  {
    rule: 'Serverless-SQSRedrivePolicy',
    reason: 'As AwsSolutions-SQS3.',
    at: failureQueues,
  },
];
