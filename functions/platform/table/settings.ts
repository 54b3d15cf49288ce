/** The federation's settings in the table: the defaults until somebody changes them. */
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import { type Authorship, firstStamps } from './authorship.ts';
import { getItem } from './client.ts';
import { commit } from './commit.ts';
import { replacementOf, type Stored } from './entities.ts';
import { keys } from './keys.ts';

type Item = Stored<Omit<Settings, 'version'> & { id: number }>;

export async function getSettings(): Promise<Settings> {
  return (await findItem()) ?? { ...defaultSettings, version: 1 };
}

const findItem = (): Promise<Item | undefined> => getItem<Item>(keys.settings());

export async function replaceSettings(seen: Settings, next: Omit<Settings, 'version'>, author: Authorship) {
  const item = await findItem();
  const base = item ?? { id: 1, ...defaultSettings, ...keys.settings(), ...firstStamps(author) };
  const { stored, write } = replacementOf<Omit<Settings, 'version'> & { id: number }>(base, next, author);
  const condition = item
    ? { condition: 'version = :seen', values: { ':seen': seen.version } }
    : { condition: 'attribute_not_exists(pk)' };
  await commit([{ put: write.put, ...condition }]);
  return stored;
}
