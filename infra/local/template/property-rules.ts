/**
 * The properties of each resource type that the local host runs: those that it applies, and those that it ignores, each
 * with the reason.
 */

/** The property is applied; the reader of its type reads, or refuses, its nested properties. */
const applied = true;

/** By property: applied, the reason why it is ignored, or the rules for its nested properties. */
export type PropertyRules = { readonly [property: string]: typeof applied | string | PropertyRules };

const noTags = 'tags divide the bill, and one machine sends none';
const noNames = 'nobody looks it up by its name on one machine';
const noEncryption = 'the disk of this machine is as it is';
const forwardedParts = {
  CookiesConfig: { CookieBehavior: applied, Cookies: applied },
  HeadersConfig: { HeaderBehavior: applied, Headers: applied },
  QueryStringsConfig: { QueryStringBehavior: applied, QueryStrings: applied },
} satisfies PropertyRules;
const behaviour = {
  AllowedMethods: applied,
  CachePolicyId: applied,
  Compress: applied,
  FunctionAssociations: { EventType: applied, FunctionARN: applied },
  OriginRequestPolicyId: applied,
  PathPattern: applied,
  ResponseHeadersPolicyId: applied,
  TargetOriginId: applied,
  ViewerProtocolPolicy: applied,
} satisfies PropertyRules;
const routeSettings = {
  DetailedMetricsEnabled: 'nothing counts the requests of a route on one machine',
  ThrottlingBurstLimit: applied,
  ThrottlingRateLimit: applied,
} satisfies PropertyRules;

/** Properties that resources of every type may have. */
export const commonProperties: PropertyRules = { Tags: noTags };

export const propertiesByType: { readonly [type: string]: PropertyRules } = {
  'AWS::ApiGatewayV2::Api': { Description: noNames, Name: noNames, ProtocolType: applied },
  'AWS::ApiGatewayV2::Integration': {
    ApiId: applied,
    IntegrationType: applied,
    IntegrationUri: applied,
    PayloadFormatVersion: applied,
    TimeoutInMillis: applied,
  },
  'AWS::ApiGatewayV2::Route': { ApiId: applied, AuthorizationType: applied, RouteKey: applied, Target: applied },
  'AWS::ApiGatewayV2::Stage': {
    AccessLogSettings: 'the Lambdas log each request',
    ApiId: applied,
    AutoDeploy: 'a template is run as it is',
    DefaultRouteSettings: routeSettings,
    StageName: applied,
  },
  'AWS::CloudFront::CachePolicy': {
    CachePolicyConfig: {
      Comment: noNames,
      DefaultTTL: applied,
      MaxTTL: applied,
      MinTTL: applied,
      Name: noNames,
      ParametersInCacheKeyAndForwardedToOrigin: {
        ...forwardedParts,
        EnableAcceptEncodingBrotli: applied,
        EnableAcceptEncodingGzip: applied,
      },
    },
  },
  'AWS::CloudFront::Distribution': {
    DistributionConfig: {
      CacheBehaviors: behaviour,
      Comment: noNames,
      CustomErrorResponses: { ErrorCachingMinTTL: applied, ErrorCode: applied, ResponsePagePath: applied },
      DefaultCacheBehavior: behaviour,
      Enabled: 'the host runs the distribution either way',
      HttpVersion: 'the host speaks HTTP/1.1 only',
      IPV6Enabled: 'the host listens on the loopback only',
      OriginGroups: {
        Items: {
          FailoverCriteria: { StatusCodes: { Items: applied, Quantity: 'the items are counted' } },
          Id: applied,
          Members: { Items: { OriginId: applied }, Quantity: 'the items are counted' },
        },
        Quantity: 'the items are counted',
      },
      Origins: {
        ConnectionAttempts: 'origins are called in this process',
        ConnectionTimeout: 'origins are called in this process',
        CustomOriginConfig: 'origins are called in this process',
        DomainName: applied,
        Id: applied,
        OriginAccessControlId: applied,
        OriginCustomHeaders: { HeaderName: applied, HeaderValue: applied },
        OriginPath: applied,
        S3OriginConfig: 'it is empty where an origin access control is used',
      },
      PriceClass: 'the host is in one place',
      ViewerCertificate: 'the host serves plain http',
      WebACLId: 'the host has no firewall',
    },
  },
  'AWS::CloudFront::Function': {
    AutoPublish: 'a template is run as it is',
    FunctionCode: applied,
    FunctionConfig: { Comment: noNames, Runtime: applied },
    Name: noNames,
  },
  'AWS::CloudFront::OriginRequestPolicy': {
    OriginRequestPolicyConfig: { ...forwardedParts, Comment: noNames, Name: noNames },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {
    ResponseHeadersPolicyConfig: {
      Comment: noNames,
      CorsConfig: {
        AccessControlAllowCredentials: 'CloudFront sends it where it is true',
        AccessControlAllowHeaders: 'CloudFront answers no preflight where only reads are allowed',
        AccessControlAllowMethods: 'CloudFront answers no preflight where only reads are allowed',
        AccessControlAllowOrigins: { Items: applied },
        OriginOverride: applied,
      },
      CustomHeadersConfig: { Items: { Header: applied, Override: applied, Value: applied } },
      Name: noNames,
      SecurityHeadersConfig: applied,
    },
  },
  'AWS::Cognito::UserPool': {
    AccountRecoverySetting: 'codes go into a file',
    AdminCreateUserConfig: applied,
    AutoVerifiedAttributes: applied,
    DeletionProtection: 'the data folder is the operator’s',
    EmailConfiguration: 'codes go into a file',
    EmailVerificationMessage: 'codes go into a file',
    EmailVerificationSubject: 'codes go into a file',
    MfaConfiguration: applied,
    Policies: applied,
    Schema: applied,
    SmsVerificationMessage: 'codes go into a file',
    UserPoolName: noNames,
    UserPoolTags: noTags,
    UserPoolTier: 'the host’s user pool has one tier',
    UsernameAttributes: applied,
    UsernameConfiguration: applied,
    VerificationMessageTemplate: 'codes go into a file',
  },
  'AWS::Cognito::UserPoolClient': {
    AccessTokenValidity: applied,
    AllowedOAuthFlows: 'the host’s user pool has no OAuth',
    AllowedOAuthFlowsUserPoolClient: 'the host’s user pool has no OAuth',
    AllowedOAuthScopes: 'the host’s user pool has no OAuth',
    ClientName: noNames,
    EnableTokenRevocation: applied,
    ExplicitAuthFlows: applied,
    GenerateSecret: applied,
    IdTokenValidity: applied,
    PreventUserExistenceErrors: applied,
    ReadAttributes: applied,
    RefreshTokenValidity: applied,
    SupportedIdentityProviders: 'the host’s user pool has its own users only',
    TokenValidityUnits: applied,
    UserPoolId: 'there is one user pool',
    WriteAttributes: applied,
  },
  'AWS::Cognito::UserPoolGroup': { Description: noNames, GroupName: applied, UserPoolId: 'there is one user pool' },
  'AWS::DynamoDB::GlobalTable': {
    AttributeDefinitions: applied,
    BillingMode: applied,
    GlobalSecondaryIndexes: applied,
    KeySchema: applied,
    Replicas: 'the host has one copy, without backups; the data folder is the operator’s',
    SSESpecification: noEncryption,
    StreamSpecification: applied,
    TableName: applied,
    TimeToLiveSpecification: applied,
    WriteOnDemandThroughputSettings: 'the host’s table throttles nobody',
  },
  'AWS::Events::Rule': {
    Description: noNames,
    Name: noNames,
    ScheduleExpression: applied,
    State: applied,
    Targets: {
      Arn: applied,
      DeadLetterConfig: 'an event always reaches its Lambda on one machine',
      Id: noNames,
      RetryPolicy: 'an event always reaches its Lambda on one machine',
    },
  },
  'AWS::Lambda::EventInvokeConfig': {
    DestinationConfig: { OnFailure: { Destination: applied } },
    FunctionName: applied,
    MaximumEventAgeInSeconds: applied,
    MaximumRetryAttempts: applied,
    Qualifier: applied,
  },
  'AWS::Lambda::EventSourceMapping': {
    BatchSize: applied,
    BisectBatchOnFunctionError: applied,
    DestinationConfig: { OnFailure: { Destination: applied } },
    EventSourceArn: applied,
    FilterCriteria: applied,
    FunctionName: applied,
    FunctionResponseTypes: applied,
    MaximumBatchingWindowInSeconds: applied,
    MaximumRetryAttempts: applied,
    ParallelizationFactor: 'the local stream has one shard, read in order',
    StartingPosition: applied,
  },
  'AWS::Lambda::Function': {
    Architectures: 'the bundles run on every CPU',
    Code: 'the host runs the bundle of the same name',
    Description: noNames,
    Environment: { Variables: applied },
    FunctionName: applied,
    Handler: applied,
    LoggingConfig: { LogFormat: applied, LogGroup: 'there is one log file' },
    MemorySize: applied,
    RecursiveLoop: 'the host ends no loop',
    Role: 'nobody checks permissions on one machine',
    Runtime: applied,
    Timeout: applied,
    TracingConfig: 'nothing records traces on one machine',
  },
  'AWS::Lambda::Permission': { Action: applied, FunctionName: applied, Principal: applied, SourceArn: applied },
  'AWS::S3::Bucket': {
    BucketEncryption: noEncryption,
    BucketName: noNames,
    CorsConfiguration: {
      CorsRules: { AllowedHeaders: applied, AllowedMethods: applied, AllowedOrigins: applied, MaxAge: applied },
    },
    LifecycleConfiguration: {
      Rules: {
        AbortIncompleteMultipartUpload: 'the host knows no uploads in parts',
        ExpirationInDays: applied,
        Id: applied,
        NoncurrentVersionExpiration: 'the host keeps one version of a file',
        Prefix: applied,
        Status: applied,
        TagFilters: applied,
      },
    },
    OwnershipControls: 'the host has one account',
    PublicAccessBlockConfiguration: 'nobody reads the host’s bucket without a signature',
    VersioningConfiguration: 'the host keeps one version of a file',
  },
  'AWS::S3::BucketPolicy': { Bucket: applied, PolicyDocument: applied },
  'AWS::SQS::Queue': {
    KmsMasterKeyId: noEncryption,
    MessageRetentionPeriod: 'messages are lines of a file, which stays',
    QueueName: noNames,
    SqsManagedSseEnabled: noEncryption,
  },
};
