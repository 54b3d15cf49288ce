/**
 * Runs one of the template's Lambdas on the services of a running application, and prints its result. Arguments: the
 * application's data folder, the Lambda's short name, and the event as JSON.
 */
import { buildAll } from '#infra/build/build-all.ts';
import { startLambdas } from '#infra/local/lambda/lambdas.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { readServicesFile } from '#infra/local/running-services.ts';
import { functionsOf } from '#infra/local/template/functions.ts';
import { pseudoParameters } from '#infra/local/template/intrinsic-functions.ts';
import type { Template } from '#infra/local/template/template.ts';
import { lambdaOfTemplate } from './template-lambda.ts';

const [dataDir = '', name = '', event = ''] = process.argv.slice(2);
const services = readServicesFile(dataDir);
if (!services) throw new Error('the application does not run');
const { functionsDir } = await buildAll({ log: () => {}, hasSite: false });
const lambdas = startLambdas({
  functions: functionsOf(
    onlyLambda(readLocalTemplate()),
    new Map([...pseudoParameters, ['Table', services.tableName]]),
  ),
  functionsDir,
  localEnvironment: () => ({ AWS_ENDPOINT_URL_DYNAMODB: services.dynamodbEndpoint }),
  print: () => () => {},
});
const [lambda] = lambdas.values();
console.info(await lambda?.invoke(JSON.parse(event)));
await lambda?.stop();

function onlyLambda(template: Template): Template {
  const { logicalId } = lambdaOfTemplate(template, name);
  return { Resources: Object.fromEntries(Object.entries(template.Resources).filter(([id]) => id === logicalId)) };
}
