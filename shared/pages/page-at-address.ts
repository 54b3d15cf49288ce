/** Which published page is at an address. The edge runs this too, so that it is written in old JavaScript. */
import { limits } from '../domain/limits.ts';
import {
  declarationOf,
  type PublishedPage,
  type PublishedPageName,
  publishedPageNames,
  queryFields,
  readBulletin,
  readNumber,
} from './published-pages.ts';

/**
 * The pattern of a path: `/torneos/:id` for `/torneos/7` and `/torneos/7/`, `/torneos/:id/boletines/:bulletin` for
 * `/torneos/7/boletines/2026-3`; '' for a path that is a pattern itself.
 */
export function patternOfPath(path: string): string {
  if (path.includes(':')) return '';
  const parts = path.replace(/([^/])\/$/, '$1').split('/');
  return parts.map(patternOfPart).join('/');
}

function patternOfPart(part: string): string {
  if (readNumber('id', part) !== null) return ':id';
  return readBulletin(part) === null ? part : ':bulletin';
}

/** What is published at a path with this pattern; undefined where nothing is. */
export const pageNameOfPattern = (pattern: string): PublishedPageName | undefined =>
  publishedPageNames.find((name) => declarationOf(name).path === pattern);

/** Whether visitors get a published page at this path, and only signed-in people the application. */
export const isPublishedPath = (path: string): boolean => pageNameOfPattern(patternOfPath(path)) !== undefined;

/**
 * The page at an address; null when there can be none. `valueIn` gives the first value of a query parameter: '' when
 * there is none, null when it cannot be decoded.
 */
export function pageAtAddress(path: string, valueIn: (parameter: string) => string | null): PublishedPage | null {
  const name = pageNameOfPattern(patternOfPath(path));
  if (name === undefined) return null;
  const page: { name: PublishedPageName; id?: number; bulletin?: string; round?: string; part?: number } = { name };
  const declared = declarationOf(name);
  const parts = path.split('/');
  if (declared.path.includes(':id')) page.id = Number(parts.find((part) => readNumber('id', part) !== null));
  if (declared.path.includes(':bulletin')) page.bulletin = parts.find((part) => readBulletin(part) !== null) as string;
  for (let at = 0; at < declared.query.length; at += 1) {
    const parameter = declared.query[at] as (typeof declared.query)[number];
    const text = valueIn(parameter);
    const field = queryFields[parameter];
    if (text === '' && field === 'id') return page;
    if (text === '') continue;
    if (text === null) return null;
    if (field === 'round') {
      if (text.length > limits.nameLength) return null;
      page.round = text;
    } else {
      const value = readNumber(field, text);
      if (value === null) return null;
      // The first part is at the address that names none.
      if (field === 'id' || value > 1) page[field] = value;
    }
  }
  return page;
}
