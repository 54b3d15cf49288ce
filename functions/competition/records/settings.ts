/** The federation's settings in the table, default values until someone saves them, and the address of the site. */
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import { type Authorship, stampsOfNewItem, stampsOfNextVersion } from '../../platform/table/authorship.ts';
import { batchGet, queryPartition } from '../../platform/table/client.ts';
import { commit } from '../../platform/table/commit.ts';
import { prepareEntityUpdate, type StoredItem } from '../../platform/table/entities.ts';
import { type Key, keys, partitionKeys } from '../../platform/table/keys.ts';
import type { NoticesItem } from './notices.ts';

/** What users set; the address of the site is an item of its own, so that writing it does not raise the version. */
type SettingsFields = Omit<Settings, 'version' | 'siteUrl'>;
type SettingsItem = StoredItem<SettingsFields & { id: number }>;
type SiteItem = Key & { readonly url: string };

/** The settings as they were read: an item once they were saved, else the default values. */
type SeenSettings = (SettingsItem | (Omit<Settings, 'siteUrl'> & { readonly pk?: undefined })) &
  Pick<Settings, 'siteUrl'>;

export const getSettings = async (): Promise<SeenSettings> => (await readSettingsAndNotices()).settings;

/** The settings, and with the same query the notices in force. */
export async function readSettingsAndNotices(): Promise<{
  readonly settings: SeenSettings;
  readonly notices: NoticesItem | undefined;
}> {
  const items = await queryPartition<SettingsItem | SiteItem | NoticesItem>(partitionKeys.settings);
  const find = ({ sk }: Key) => items.find((item) => item.sk === sk);
  const saved = find(keys.settings()) as SettingsItem | undefined;
  const site = find(keys.site()) as SiteItem | undefined;
  return {
    settings: { ...(saved ?? { ...defaultSettings, version: 1 }), siteUrl: site?.url ?? '' },
    notices: find(keys.noticesInForce()) as NoticesItem | undefined,
  };
}

/** The federation's time zone alone, with a BatchGetItem: every Lambda of the API may do that, while not each may query. */
export async function readTimeZone(): Promise<string> {
  const [saved = defaultSettings] = await batchGet<Key & Pick<Settings, 'timeZone'>>([keys.settings()]);
  return saved.timeZone;
}

/** Replaces the settings; throws `OptimisticLockError` when they were saved since they were read. */
export async function replaceSettings(seen: SeenSettings, next: SettingsFields, author: Authorship) {
  const { siteUrl, ...before } = seen;
  if (before.pk === undefined) {
    const stamps = stampsOfNextVersion({ ...stampsOfNewItem(author), version: before.version }, author);
    const stored = { id: 1, ...next, ...keys.settings(), ...stamps };
    await commit([{ put: stored, condition: 'attribute_not_exists(pk)' }]);
    return { ...stored, siteUrl };
  }
  const { stored, write } = prepareEntityUpdate<SettingsFields & { id: number }>(before, next, author);
  await commit([write]);
  return { ...stored, siteUrl };
}

/** Stores the address of the site, which `deploy` and the local host know, unless it is stored already. */
export async function saveSiteUrl(url: string): Promise<void> {
  const siteUrl = url.replace(/\/+$/, '');
  if ((await getSettings()).siteUrl !== siteUrl) await commit([{ put: { ...keys.site(), url: siteUrl } }]);
}
