/** The federation's settings in the table; default values until someone saves them. */
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import { type Authorship, stampsOfNewItem, stampsOfNextVersion } from './authorship.ts';
import { getItem } from './client.ts';
import { commit } from './commit.ts';
import { prepareEntityUpdate, type StoredItem } from './entities.ts';
import { keys } from './keys.ts';

type SettingsItem = StoredItem<Omit<Settings, 'version'> & { id: number }>;

/** The settings as they were read: an item once they were saved, else the default values. */
type SeenSettings = SettingsItem | (Settings & { readonly pk?: undefined });

export async function getSettings(): Promise<SeenSettings> {
  return (await getItem<SettingsItem>(keys.settings())) ?? { ...defaultSettings, version: 1 };
}

/** Replaces the settings; throws `OptimisticLockError` when they were saved since they were read. */
export async function replaceSettings(seen: SeenSettings, next: Omit<Settings, 'version'>, author: Authorship) {
  if (seen.pk === undefined) {
    const stamps = stampsOfNextVersion({ ...stampsOfNewItem(author), version: seen.version }, author);
    const stored = { id: 1, ...next, ...keys.settings(), ...stamps };
    await commit([{ put: stored, condition: 'attribute_not_exists(pk)' }]);
    return stored;
  }
  const { stored, write } = prepareEntityUpdate<Omit<Settings, 'version'> & { id: number }>(seen, next, author);
  await commit([write]);
  return stored;
}
