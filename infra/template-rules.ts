/** What a template must not have and no tool finds: it deploys, or fails to, in a way that nobody can mend afterwards. */
import { apiSettingsOf } from './local/template/api.ts';
import { referencesIn } from './local/template/intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './local/template/template.ts';

interface TemplateRule {
  readonly name: string;
  /** What is wrong where the rule is broken. */
  readonly fault: string;
  /** The logical ids of the resources that break the rule. */
  readonly brokenBy: (template: Template) => string[];
}

export const templateRules: readonly TemplateRule[] = [
  {
    name: 'routes-may-call-their-lambda',
    fault: 'API Gateway has no permission to call the Lambda for this route, and would answer 500',
    brokenBy: routesWithoutPermission,
  },
  {
    name: 'buckets-are-emptied-after-what-fills-them',
    fault:
      'A failed creation could not be rolled back: CloudFormation would have to delete this bucket with files in it',
    brokenBy: bucketsThatKeepFiles,
  },
];

function routesWithoutPermission(template: Template): string[] {
  const { routes } = apiSettingsOf(template);
  return resourcesOf(template, 'AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => !routes.get(properties.RouteKey)?.mayCallLambda)
    .map(({ logicalId }) => logicalId);
}

/**
 * The buckets that CloudFormation deletes, and that could then hold files. It deletes resources in the reverse order of
 * their creation, and only an empty bucket can be deleted: so whatever is given the bucket's name, and may write into it,
 * has to be created after the resource that empties it, and with that deleted before.
 */
function bucketsThatKeepFiles(template: Template): string[] {
  return resourcesOf(template, 'AWS::S3::Bucket')
    .filter(({ logicalId }) => (template.Resources[logicalId] as DeployedResource).DeletionPolicy !== 'Retain')
    .filter(({ logicalId, properties }) => {
      const emptying = resourceThatEmpties(template, logicalId);
      const writers = writersInto(template, logicalId);
      return !(emptying && hasEmptyingTag(properties) && writers.every((id) => waitsFor(template, id, emptying)));
    })
    .map(({ logicalId }) => logicalId);
}

interface DeployedResource extends Resource {
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
}

const emptyingType = 'Custom::S3AutoDeleteObjects';

const resourceThatEmpties = (template: Template, bucketId: string): string | undefined =>
  resourcesOf(template, emptyingType).find(({ properties }) => referencesIn(properties.BucketName).includes(bucketId))
    ?.logicalId;

/** Without this tag, the CDK's Lambda leaves the files where they are. */
const hasEmptyingTag = ({ Tags = [] }: Resource['Properties']): boolean =>
  Tags.some(({ Key, Value }: Resource['Properties']) => Key === 'aws-cdk:auto-delete-objects' && Value === 'true');

/** What is told the bucket's name: Lambdas by a variable, and the resources that copy files into it. */
const writersInto = (template: Template, bucketId: string): string[] =>
  Object.entries(template.Resources)
    .filter(([, { Type, Properties }]) => {
      const isCopy = Type.startsWith('Custom::') && Type !== emptyingType;
      const named = isCopy ? Properties : Type === 'AWS::Lambda::Function' && Properties.Environment;
      return referencesIn(named).includes(bucketId);
    })
    .map(([logicalId]) => logicalId);

/** Whether the first resource is created after the second one. */
function waitsFor(template: Template, logicalId: string, earlier: string): boolean {
  const found = new Set([logicalId]);
  for (const id of found) for (const needed of neededBy(template.Resources[id])) found.add(needed);
  return found.has(earlier);
}

function neededBy(resource: DeployedResource | undefined): string[] {
  if (!resource) return [];
  return [...[resource.DependsOn ?? []].flat(), ...referencesIn(resource.Properties)];
}
