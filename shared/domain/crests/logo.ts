/** Keys and addresses of logos: the key of an upload, the stored image made from it, and its address on the site. */

/** Image types that may be uploaded; the server also checks the bytes of the file. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const uploadKeyPattern = new RegExp(`^uploads/${uuidPattern}$`);
const uploadedLogoPattern = new RegExp(`^/logos/(${uuidPattern})\\.webp$`);
const ownLogoPattern = new RegExp(`^/logos/(${uuidPattern}\\.webp|crest-[0-9a-f]+-${uuidPattern}\\.svg)$`);

export const uploadKeyOfId = (id: string): string => `uploads/${id}`;
export const uploadIdOfKey = (key: string): string => key.slice('uploads/'.length);

/** The address of the image made from an upload. It is never reused, so browsers may cache it for ever. */
export const logoAddressOfUpload = (key: string): string => `/logos/${uploadIdOfKey(key)}.webp`;

/** The key of the upload that a logo was made from; undefined for any other address. */
export function uploadKeyOfLogo(logo: string): string | undefined {
  const id = uploadedLogoPattern.exec(logo)?.[1];
  return id && uploadKeyOfId(id);
}

/** The beginning of the address of a generated crest; equal drawings have the same `design`. */
export const crestAddressPrefix = (design: string): string => `/logos/crest-${design}-`;
export const addressOfCrest = (design: string, id: string): string => `${crestAddressPrefix(design)}${id}.svg`;

/** Whether the address is that of a file in this application's own bucket. */
export const isOwnLogo = (logo: string): boolean => ownLogoPattern.test(logo);

/** The bucket key of the file behind an address for which {@link isOwnLogo} is true. */
export const bucketKeyOfLogo = (logo: string): string => logo.slice(1);
