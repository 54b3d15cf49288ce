/** Reads how failed asynchronous invocations are handled: how often they are retried, and where they are reported. */
import { referencesIn } from './intrinsic-functions.ts';
import { resourcesOf, type Template } from './template.ts';

export interface AsyncInvokeSettings {
  readonly maximumRetries: number;
  /** The age in seconds after which an event is not retried. */
  readonly maximumAgeSeconds: number;
  /** The logical id of the queue that gets the events that were given up; undefined for none. */
  readonly onFailureId: string | undefined;
}

/** AWS's defaults for a function without settings. */
const defaultSettings: AsyncInvokeSettings = {
  maximumRetries: 2,
  maximumAgeSeconds: 6 * 60 * 60,
  onFailureId: undefined,
};

/** The settings for the Lambda with this logical id. Throws for settings of a version or alias. */
export function asyncInvokeSettingsOf(functionId: string, template: Template): AsyncInvokeSettings {
  const config = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig').find(({ properties }) =>
    referencesIn(properties.FunctionName).includes(functionId),
  );
  if (!config) return defaultSettings;
  const { Qualifier, MaximumRetryAttempts, MaximumEventAgeInSeconds, DestinationConfig } = config.properties;
  if (Qualifier !== '$LATEST') {
    throw new Error(`The local host does not know the version ${Qualifier} of ${functionId} in ${config.logicalId}`);
  }
  return {
    maximumRetries: MaximumRetryAttempts ?? defaultSettings.maximumRetries,
    maximumAgeSeconds: MaximumEventAgeInSeconds ?? defaultSettings.maximumAgeSeconds,
    onFailureId: referencesIn(DestinationConfig?.OnFailure?.Destination)[0],
  };
}
