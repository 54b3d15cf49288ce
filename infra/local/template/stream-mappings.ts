/** Reads the template's event source mappings: which Lambda a stream invokes, and how. */
import { referencesIn } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface StreamMapping {
  readonly logicalId: string;
  /** The logical id of the Lambda that the stream invokes. */
  readonly functionId: string;
  readonly patterns: readonly string[];
  readonly startingPosition: 'TRIM_HORIZON' | 'LATEST';
  readonly batchSize: number;
  readonly windowSeconds: number;
  /** Whether a batch that failed as a whole is halved. */
  readonly bisects: boolean;
  readonly reportsItemFailures: boolean;
  readonly maximumRetries: number;
  /** The logical id of the queue for batches that were given up. */
  readonly onFailureId: string | undefined;
}

/** The template's mappings. Throws for one that the host cannot run, or that does not read the table's stream. */
export function readStreamMappings(template: Template): StreamMapping[] {
  return resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(({ logicalId, properties }) => {
    const sourceType = template.Resources[referencesIn(properties.EventSourceArn)[0] ?? '']?.Type;
    if (sourceType !== 'AWS::DynamoDB::GlobalTable') {
      throw new Error(
        `The local host does not know how to run the event source mapping ${logicalId}, which reads ${sourceType}`,
      );
    }
    return mappingOf(logicalId, properties);
  });
}

function mappingOf(logicalId: string, properties: Resource['Properties']): StreamMapping {
  return {
    logicalId,
    functionId: referencesIn(properties.FunctionName)[0] ?? '',
    patterns: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }: { Pattern: string }) => Pattern),
    startingPosition: properties.StartingPosition,
    batchSize: properties.BatchSize ?? 100,
    windowSeconds: properties.MaximumBatchingWindowInSeconds ?? 0,
    bisects: properties.BisectBatchOnFunctionError ?? false,
    reportsItemFailures: (properties.FunctionResponseTypes ?? []).includes('ReportBatchItemFailures'),
    maximumRetries: properties.MaximumRetryAttempts ?? Number.POSITIVE_INFINITY,
    onFailureId: referencesIn(properties.DestinationConfig?.OnFailure?.Destination)[0],
  };
}
