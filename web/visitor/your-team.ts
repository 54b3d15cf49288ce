/**
 * 'Tu equipo' on home, or on the featured tournament that home leads to: a match of each followed team, from this page, or
 * else from the team's own page.
 */
import { teamAddress } from '#shared/pages/addresses.ts';
import { follow, followedTeams } from './followed-teams.ts';
import { keepRow, keptRow } from './kept-rows.ts';

/** Teams beyond these are marked on the page, but have no match here. */
export const shownTeams = 3;

const requested = new Set<number>();

/**
 * The place is a list as high as one row, with a hint for readers who follow nobody: nothing moves when it is filled. A
 * row that is too old stays until the newer one is there.
 *
 * @param onFetched called when a team's page has been read, to fill the place again
 */
export function fillYourTeam(content: Element, onFetched: () => void): void {
  const place = content.querySelector('[data-your-team]');
  const hint = place?.querySelector<HTMLElement>('[data-hint]');
  if (!place || !hint) return;
  const rows: Element[] = [];
  for (const team of followedTeams().slice(0, shownTeams)) {
    const own = rowOnPage(team, content, place);
    // Under a notice that matches are suspended, the team's page tells first which of its matches is.
    const isEnough = own && !content.querySelector('[data-suspension]');
    const kept = isEnough ? undefined : keptRow(team);
    const row = kept?.row ?? own;
    // Two followed teams that play each other share a row.
    if (row && !rows.some((other) => matchOf(other) !== '' && matchOf(other) === matchOf(row))) rows.push(row);
    if (!isEnough && !kept?.isFresh) void fetchRow(team, onFetched);
  }
  hint.hidden = rows.length > 0;
  place.replaceChildren(hint, ...rows.map(copyWithDay));
}

/** A match of the team on the page: one in play, else the first that has no score yet, else the first. */
function rowOnPage(team: number, content: Element, place: Element): Element | undefined {
  const rows = [...content.querySelectorAll(rowsOf(team))].filter((row) => !place.contains(row));
  return rows.find(isInPlay) ?? rows.find((row) => !row.hasAttribute('data-score')) ?? rows[0];
}

const isInPlay = (row: Element): boolean => row.querySelector('[data-minute]') !== null;

/** In a list by days, the day of a match to come stands above the list. */
function copyWithDay(row: Element): Node {
  const copy = row.cloneNode(true) as Element;
  if (isInPlay(row) || row.querySelector('time[data-day]')) return copy;
  let section = row.closest('section');
  while (section && !section.querySelector(dayAbove)) section = section.parentElement?.closest('section') ?? null;
  const day = section?.querySelector(dayAbove);
  if (day) copy.prepend(day.cloneNode(true));
  return copy;
}

const dayAbove = ':scope > h3 time[data-day], :scope > div > h2 time[data-day]';

const rowsOf = (team: number): string => `li[data-match]:has([data-team="${team}"])`;
const matchOf = (row: Element): string => row.getAttribute('data-match') ?? '';

async function fetchRow(team: number, onFetched: () => void): Promise<void> {
  if (requested.has(team)) return;
  requested.add(team);
  try {
    const response = await fetch(teamAddress.getHref(team));
    if (response.ok) {
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      keepRow(team, page.querySelector(rowsOf(team)) ?? linkTo(team, page));
    }
    // A team that was deleted has no page, on which it could be followed no more.
    else if (response.status === 404) follow(team, false);
    else return;
    onFetched();
  } catch {
    // When the request fails, 'Tu equipo' keeps the row that it shows.
  } finally {
    requested.delete(team);
  }
}

/** For a team without a next match. */
function linkTo(team: number, page: Document): Element {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = teamAddress.getHref(team);
  link.textContent = page.querySelector('h1')?.textContent ?? '';
  link.className = 'flex min-h-14 items-center px-4 font-medium text-link underline';
  row.append(link);
  return row;
}
