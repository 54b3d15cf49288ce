/** The names of the people that tests create, which must never be logged. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { readServicesFile } from '#infra/local/running-services.ts';
import { localCredentials } from '#infra/local/services/tables.ts';

/** The fields with the name of a person, beside the `name` of a staff member. */
const nameFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'fullName', 'coach']);

/** Words of names. A log is searched for words, because it may quote a part of a name. */
export class NameWords {
  readonly #words = new Set<string>();

  /** Adds the names of the people in a request's body or in a stored item, however deep they are. */
  addFrom(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    for (const [field, value] of Object.entries(data)) {
      if (typeof value === 'object') this.addFrom(value);
      else if (nameFields.has(field) || (field === 'name' && 'role' in data)) this.#addName(String(value));
    }
  }

  /** The first word of the text that belongs to a name. */
  findIn(text: string): string | undefined {
    return text.match(wordPattern)?.find((word) => this.#words.has(word));
  }

  /** Words without a capital letter, such as the 'de' in a name, say nothing about a person. */
  #addName(name: string): void {
    for (const word of name.match(wordPattern) ?? []) if (/^\p{Lu}..+/su.test(word)) this.#words.add(word);
  }
}

const wordPattern = /\p{L}+/gu;

/** The names of everybody that the running application with this data folder has stored. */
export async function namesStoredIn(dataDir: string): Promise<NameWords> {
  const names = new NameWords();
  const services = readServicesFile(dataDir);
  if (!services) throw new Error(`no application runs in ${dataDir}`);
  const connection = { endpoint: services.dynamodbEndpoint, region: 'us-east-1', credentials: localCredentials };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(connection));
  try {
    for await (const { Items } of paginateScan({ client }, { TableName: services.tableName })) names.addFrom(Items);
  } finally {
    client.destroy();
  }
  return names;
}

/** The names in the requests that the Lambdas in this process got so far, and of the users that tests created. */
export const namesInThisProcess = new NameWords();
