/** Runs one of the template's Lambdas that no request reaches, on the services of a running application. */
import { buildAll } from '#infra/build/build-all.ts';
import { startLambdas } from '#infra/local/lambda/lambdas.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { readServicesFile } from '#infra/local/running-services.ts';
import { functionsOf } from '#infra/local/template/functions.ts';
import { pseudoParameters } from '#infra/local/template/intrinsic-functions.ts';
import type { Template } from '#infra/local/template/template.ts';
import type { RunningApp } from './running-app.ts';
import { lambdaOfTemplate } from './template-lambda.ts';

/** Resolves to the Lambda's result; rejects when it throws. */
export async function invokeLambda(app: RunningApp, name: string, event: unknown): Promise<unknown> {
  const services = readServicesFile(app.dataDir);
  if (!services) throw new Error('the application does not run');
  const { functionsDir } = await buildAll({ log: () => {}, hasSite: false });
  const lambdas = startLambdas({
    functions: functionsOf(
      onlyLambda(readLocalTemplate(), name),
      new Map([...pseudoParameters, ['Table', services.tableName]]),
    ),
    functionsDir,
    localEnvironment: () => ({ AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint }),
    print: () => () => {},
  });
  try {
    const [lambda] = lambdas.values();
    return JSON.parse((await lambda?.invoke(event)) ?? 'null');
  } finally {
    for (const lambda of lambdas.values()) await lambda.stop();
  }
}

function onlyLambda(template: Template, name: string): Template {
  const { logicalId } = lambdaOfTemplate(template, name);
  return { Resources: Object.fromEntries(Object.entries(template.Resources).filter(([id]) => id === logicalId)) };
}
