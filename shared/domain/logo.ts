/** Where a logo lies: the key of what a browser uploads, the file kept of it, and its address on the site. */

/** Types a person may send; the bytes are looked at all the same. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof logoTypes)[number];

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const uploadKeyPattern = new RegExp(`^uploads/${uuid}$`);
const uploadedLogo = new RegExp(`^/logos/(${uuid})\\.webp$`);
const ownLogo = new RegExp(`^/logos/(${uuid}\\.webp|crest-[0-9a-f]+-${uuid}\\.svg)$`);

export const uploadKey = (id: string): string => `uploads/${id}`;
export const idOfUpload = (key: string): string => key.slice('uploads/'.length);

/** Names are never reused, so browsers may cache the file for ever. */
export const logoOfUpload = (key: string): string => `/logos/${idOfUpload(key)}.webp`;

/** The upload a logo was made of; undefined for any other address. */
export function uploadOfLogo(logo: string): string | undefined {
  const id = uploadedLogo.exec(logo)?.[1];
  return id && uploadKey(id);
}

/** A drawn crest: `design` tells equal drawings from others. */
export const crestPrefix = (design: string): string => `/logos/crest-${design}-`;
export const crestLogo = (design: string, id: string): string => `${crestPrefix(design)}${id}.svg`;

/** Whether the address is of a file of ours. */
export const isOwnLogo = (logo: string): boolean => ownLogo.test(logo);

/** The key of the file at an address of ours. */
export const fileOfLogo = (logo: string): string => logo.slice(1);
