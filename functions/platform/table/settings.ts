/** The federation's settings in the table; default values until someone saves them. */
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import { type Authorship, stampsOfNewItem, stampsOfNextVersion } from './authorship.ts';
import { getItem } from './client.ts';
import { commit } from './commit.ts';
import { prepareEntityUpdate, type StoredItem } from './entities.ts';
import { keys } from './keys.ts';

type SettingsItem = StoredItem<Omit<Settings, 'version'> & { id: number }>;

export async function getSettings(): Promise<Settings> {
  return (await findSettingsItem()) ?? { ...defaultSettings, version: 1 };
}

const findSettingsItem = (): Promise<SettingsItem | undefined> => getItem<SettingsItem>(keys.settings());

export async function replaceSettings(seen: Settings, next: Omit<Settings, 'version'>, author: Authorship) {
  const item = await findSettingsItem();
  if (!item) {
    const stamps = stampsOfNextVersion({ ...stampsOfNewItem(author), version: seen.version }, author);
    const stored = { id: 1, ...next, ...keys.settings(), ...stamps };
    await commit([{ put: stored, condition: 'attribute_not_exists(pk)' }]);
    return stored;
  }
  const asSeen = { ...item, version: seen.version };
  const { stored, write } = prepareEntityUpdate<Omit<Settings, 'version'> & { id: number }>(asSeen, next, author);
  await commit([write]);
  return stored;
}
